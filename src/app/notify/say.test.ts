// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { notify } from './notify.ts'
import { say } from './say.ts'
import { speeches } from './voice.ts'

// The chunk of antd's dialogs does not come, as without a network.
vi.mock('./antd-voice.tsx', () => {
  throw new TypeError('Failed to fetch')
})

test.each([true, false])(
  "a question whose dialog can't be fetched is asked in the browser's own: %s",
  async (answer) => {
    const asked = vi.fn(() => answer)
    vi.stubGlobal('confirm', asked)

    expect(await notify.confirm({ title: 'Prompt', text: 'Are you sure?' })).toBe(answer)

    expect(asked).toHaveBeenCalledWith('Prompt\n\nAre you sure?')
  },
)

test('what was said plainly is not said again once the dialogs are here', async () => {
  const speech = vi.fn()
  const plainly = vi.fn()

  say(speech, plainly)
  await vi.waitFor(() => expect(plainly).toHaveBeenCalledOnce())
  speeches.read((waiting) => waiting({} as never))()

  expect(speech).not.toHaveBeenCalled()
})
