// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Step } from '#schemas'
import { createActions } from '../../tests/support/actions.ts'
import { httpError } from '../http/errors.ts'

const rejection = (code: string) => httpError({ code, message: 'no', status: 409, notified: false })
const toast = (text: string): Step => ({ do: 'toast', text })
const call: Step = { do: 'call', op: 'bill.confirm' }

afterEach(() => vi.unstubAllGlobals())

test('an error runs the onError steps for its code, then the action ends', async () => {
  const { call: http, notify, run } = createActions()
  http.mockRejectedValue(rejection('BILL_NOT_PENDING'))
  const onError = [
    { codes: ['BILL_NOT_FOUND'], steps: [toast('gone')] },
    { codes: ['BILL_NOT_PENDING'], steps: [toast('already changed')] },
  ]

  await run({ ...call, onError }, toast('done'))

  expect(notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'already changed' }]])
})

test('an onError entry without codes handles any error, and an error without a matching entry is thrown', async () => {
  const { call: http, notify, run } = createActions()
  http.mockRejectedValue(rejection('OTHER'))

  await run({ ...call, onError: [{ steps: [toast('whatever')] }] })
  const unhandled = run({ ...call, onError: [{ codes: ['BILL_NOT_FOUND'], steps: [toast('gone')] }] })

  await expect(unhandled).rejects.toMatchObject({ code: 'ACTION_FAILED' })
  expect(notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'whatever' }]])
})

test('an error in an onError step has the location of that step', async () => {
  const { call: http, run } = createActions()
  http.mockRejectedValue(rejection('X'))

  const failing = run({ ...call, onError: [{ steps: [call] }] })

  await expect(failing).rejects.toMatchObject({
    at: { pointer: '/actions/0/steps/0/onError/0/steps/0' },
  })
})

test('parallel branches start together, and later steps read their results', async () => {
  const started: string[] = []
  let go = () => {}
  const gate = new Promise<void>((open) => {
    go = open
  })
  const { call: http, notify, run } = createActions()
  http.mockImplementation(async (op) => {
    started.push(op)
    await gate
    return { op }
  })
  const branch = (op: string, as: string): Step[] => [{ do: 'call', op, as }]

  const running = run(
    { do: 'parallel', branches: [branch('bill.get', 'one'), branch('trade.get', 'two')] },
    { do: 'toast', text: { $text: '${result.one.op} ${result.two.op}' } },
  )
  await expect.poll(() => started).toEqual(['bill.get', 'trade.get'])
  go()
  await running

  expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'bill.get trade.get' })
})

test('an error of a parallel branch is thrown after the other branches have ended', async () => {
  const ended = vi.fn()
  const { call: http, run } = createActions()
  http.mockImplementation(async (op) => {
    if (op === 'bill.get') throw rejection('X')
    ended()
  })
  const branches: Step[][] = [[{ do: 'call', op: 'bill.get' }], [{ do: 'call', op: 'trade.get' }]]

  await expect(run({ do: 'parallel', branches })).rejects.toMatchObject({
    at: { pointer: '/actions/0/steps/0/branches/0/0' },
  })
  expect(ended).toHaveBeenCalled()
})

test('a page opens in a dialog with its parameters', async () => {
  const openDrawer = vi.fn()
  const { run } = createActions({ openDrawer })

  await run({ do: 'openPage', page: 'bill/SettleBillDetail', params: { id: { $expr: 'record.id' } } })

  expect(openDrawer).toHaveBeenCalledWith({
    page: 'bill/SettleBillDetail',
    params: { id: '1' },
    title: undefined,
    isDialog: true,
  })
})

test('closeOverlay closes the drawer of the page, or does nothing without one', async () => {
  const closeOverlay = vi.fn()

  await createActions({ closeOverlay }).run({ do: 'closeOverlay' })
  await createActions().run({ do: 'closeOverlay' })

  expect(closeOverlay).toHaveBeenCalledOnce()
})

test.each([
  [true, ['done']],
  [false, []],
])('if the form check returns %s, these steps follow: %j', async (isValid, texts) => {
  const form = { reset: vi.fn(), check: vi.fn(async () => isValid) }
  const { notify, run } = createActions({ form })

  await run({ do: 'validate' }, toast('done'))

  expect(notify.toast.mock.calls.map(([{ text }]) => text)).toEqual(texts)
})

test('resetForm restores the loaded values', async () => {
  const form = { reset: vi.fn(), check: vi.fn() }

  await createActions({ form }).run({ do: 'resetForm' })

  expect(form.reset).toHaveBeenCalledOnce()
})

test.each(['resetForm', 'validate'] as const)('%s on a page without a form says so', async (name) => {
  const { run } = createActions()

  await expect(run({ do: name })).rejects.toThrow(`This page has no form for the step "${name}".`)
})

test('a copied text shows a message', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { notify, run } = createActions()

  await run({ do: 'copy', text: { $text: '${record.billNo}' } })

  expect(writeText).toHaveBeenCalledWith('SB1')
  expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'Copied' })
})

test('a browser that denies copying shows an error', async () => {
  vi.stubGlobal('navigator', {})
  const { notify, run } = createActions()

  await run({ do: 'copy', text: 'SB1' })

  expect(notify.toast).toHaveBeenCalledWith({
    type: 'error',
    text: "The browser doesn't allow copying.",
  })
})

test('print calls the print function of the runtime', async () => {
  const print = vi.fn()

  await createActions({ print }).run({ do: 'print' })

  expect(print).toHaveBeenCalledOnce()
})

test('a downloaded file is saved', async () => {
  const save = vi.fn(async () => undefined)
  const { run } = createActions({ files: { send: vi.fn(), read: vi.fn(), save } })

  await run({ do: 'download', op: 'report.csv', args: { page: 'x', id: { $expr: 'record.id' } } })

  expect(save).toHaveBeenCalledWith('report.csv', { page: 'x', id: '1' })
})

const mockFileDialog = (file: File | undefined) => {
  const choose = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: file ? [file] : [] })
    this.dispatchEvent(new Event(file ? 'change' : 'cancel'))
  })
  return () => choose.mockRestore()
}

test('a chosen file is uploaded, and its stored path is the result', async () => {
  const restore = mockFileDialog(new File(['a'], 'a.csv'))
  const send = vi.fn(async () => 'temp/a.csv')
  const { notify, run } = createActions({ files: { send, read: vi.fn() } })

  await run(
    { do: 'upload', accept: ['.csv'], as: 'file' },
    { do: 'toast', text: { $text: '${result.file}' } },
  )

  expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'temp/a.csv' })
  restore()
})

test('closing the file dialog ends the action without a message', async () => {
  const restore = mockFileDialog(undefined)
  const send = vi.fn()
  const { notify, run } = createActions({ files: { send, read: vi.fn() } })

  await run({ do: 'upload', as: 'file' }, toast('done'))

  expect(send).not.toHaveBeenCalled()
  expect(notify.toast).not.toHaveBeenCalled()
  restore()
})

test('a custom step receives its arguments and returns the result', async () => {
  const own = { name: 'Double', title: 'Double', run: ({ of }: { of?: unknown }) => Number(of) * 2 }
  const { notify, run } = createActions({}, [own])

  await run(
    { do: 'run', handler: 'Double', args: { of: { $expr: 'record.version' } }, as: 'twice' },
    { do: 'toast', text: { $text: '${result.twice}' } },
  )

  expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: '2' })
})

test('an unregistered custom step throws an error', async () => {
  const { run } = createActions()

  await expect(run({ do: 'run', handler: 'Double' })).rejects.toThrow(/Double/)
})
