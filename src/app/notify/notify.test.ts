// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOverlays } from '../open-overlays.ts'
import { type AntdApp, antdCalls } from './antd-messages.tsx'
import { notify } from './notify.ts'

const destroy = vi.fn()
const confirm = vi.fn((_: { autoFocusButton: string; onOk: () => void }) => ({ destroy }))
let stop: () => void

beforeEach(() => {
  confirm.mockClear()
  stop = antdCalls.listen((call) => call({ modal: { confirm } } as unknown as AntdApp))
})
afterEach(() => stop())

test.each([
  ['danger', 'cancel'],
  ['default', 'ok'],
] as const)('a question of tone %s has the focus on %s', (tone, focused) => {
  void notify.confirm({ text: 'Lose it?', tone })

  expect(confirm.mock.calls[0]?.[0].autoFocusButton).toBe(focused)
  confirm.mock.calls[0]?.[0].onOk()
})

test('back declines a confirmation, and an answered confirmation no longer handles back', async () => {
  const refused = notify.confirm({ text: 'Lose it?' })
  openOverlays.all()[0]?.close()
  expect([await refused, destroy.mock.calls.length]).toEqual([false, 1])

  const agreed = notify.confirm({ text: 'Lose it?' })
  confirm.mock.calls[1]?.[0].onOk()

  expect([await agreed, openOverlays.all()]).toEqual([true, []])
})
