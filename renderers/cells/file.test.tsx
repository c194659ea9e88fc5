// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const filesThat = (read: () => Promise<Blob>) => ({ read, send: async () => '', save: async () => undefined })

test("a stored file is requested with the user's session and downloaded", async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const read = vi.fn(async () => new Blob(['x']))
  drawCell('File', ['bill/a.pdf'], {}, {}, { files: filesThat(read) })

  await userEvent.click(await screen.findByRole('button', { name: 'Save File 1.pdf' }))

  await expect.poll(() => click).toHaveBeenCalled()
  expect(read).toHaveBeenCalledWith('bill/a.pdf')
})

test('a file that fails to load shows an error', async () => {
  const read = async () => Promise.reject(new Error('gone'))
  const { notify } = drawCell('File', 'bill/a.pdf', {}, {}, { files: filesThat(read) })

  await userEvent.click(await screen.findByRole('button', { name: 'Save File 1.pdf' }))

  await expect
    .poll(() => notify.toast)
    .toHaveBeenCalledWith({ type: 'error', text: "File 1.pdf couldn't be loaded." })
})
