// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Step } from '#schemas'
import { createActions } from '../../tests/support/actions.ts'
import { httpError } from '../http/errors.ts'

const refused = (code: string) => httpError({ code, message: 'no', status: 409, notified: false })
const toast = (text: string): Step => ({ do: 'toast', text })
const call: Step = { do: 'call', op: 'bill.confirm' }

afterEach(() => vi.unstubAllGlobals())

test('a failure with a code runs the steps that are named for it, and the action ends there', async () => {
  const { call: http, notify, run } = createActions()
  http.mockRejectedValue(refused('BILL_NOT_PENDING'))
  const onError = [
    { codes: ['BILL_NOT_FOUND'], steps: [toast('gone')] },
    { codes: ['BILL_NOT_PENDING'], steps: [toast('somebody was quicker')] },
  ]

  await run({ ...call, onError }, toast('done'))

  expect(notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'somebody was quicker' }]])
})

test('steps without codes are for any failure; with codes that do not fit the failure is told as ever', async () => {
  const { call: http, notify, run } = createActions()
  http.mockRejectedValue(refused('OTHER'))

  await run({ ...call, onError: [{ steps: [toast('whatever')] }] })
  const untold = run({ ...call, onError: [{ codes: ['BILL_NOT_FOUND'], steps: [toast('gone')] }] })

  await expect(untold).rejects.toMatchObject({ code: 'ACTION_FAILED' })
  expect(notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'whatever' }]])
})

test('a failure within the steps for a failure carries its own place', async () => {
  const { call: http, run } = createActions()
  http.mockRejectedValue(refused('X'))

  const failing = run({ ...call, onError: [{ steps: [call] }] })

  await expect(failing).rejects.toMatchObject({
    at: { pointer: '/actions/0/steps/0/onError/0/steps/0' },
  })
})

test('chains side by side begin at once, and what they give is there for the steps after them', async () => {
  const begun: string[] = []
  let go = () => {}
  const gate = new Promise<void>((open) => {
    go = open
  })
  const { call: http, notify, run } = createActions()
  http.mockImplementation(async (op) => {
    begun.push(op)
    await gate
    return { op }
  })
  const branch = (op: string, as: string): Step[] => [{ do: 'call', op, as }]

  const running = run(
    { do: 'parallel', branches: [branch('bill.get', 'one'), branch('trade.get', 'two')] },
    { do: 'toast', text: { $text: '${result.one.op} ${result.two.op}' } },
  )
  await vi.waitFor(() => expect(begun).toEqual(['bill.get', 'trade.get']))
  go()
  await running

  expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'bill.get trade.get' })
})

test('a chain that fails is told once the others have ended', async () => {
  const ended = vi.fn()
  const { call: http, run } = createActions()
  http.mockImplementation(async (op) => {
    if (op === 'bill.get') throw refused('X')
    ended()
  })
  const branches: Step[][] = [[{ do: 'call', op: 'bill.get' }], [{ do: 'call', op: 'trade.get' }]]

  await expect(run({ do: 'parallel', branches })).rejects.toMatchObject({
    at: { pointer: '/actions/0/steps/0/branches/0/0' },
  })
  expect(ended).toHaveBeenCalled()
})

test('a page is opened in a dialog with what it is given', async () => {
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

test('the drawer a page is in is closed; where it is in none nothing happens', async () => {
  const closeOverlay = vi.fn()

  await createActions({ closeOverlay }).run({ do: 'closeOverlay' })
  await createActions().run({ do: 'closeOverlay' })

  expect(closeOverlay).toHaveBeenCalledOnce()
})

test.each([
  [true, ['done']],
  [false, []],
])('where checking the form gives %s, these steps follow: %j', async (isSound, followed) => {
  const form = { reset: vi.fn(), check: vi.fn(async () => isSound) }
  const { notify, run } = createActions({ form })

  await run({ do: 'validate' }, toast('done'))

  expect(notify.toast.mock.calls.map(([{ text }]) => text)).toEqual(followed)
})

test('a form is taken back to what was loaded', async () => {
  const form = { reset: vi.fn(), check: vi.fn() }

  await createActions({ form }).run({ do: 'resetForm' })

  expect(form.reset).toHaveBeenCalledOnce()
})

test.each(['resetForm', 'validate'] as const)('%s on a page without a form says so', async (name) => {
  const { run } = createActions()

  await expect(run({ do: name })).rejects.toThrow(`This page has no form for the step "${name}".`)
})

test('a text is copied, and that is told', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { notify, run } = createActions()

  await run({ do: 'copy', text: { $text: '${record.billNo}' } })

  expect(writeText).toHaveBeenCalledWith('SB1')
  expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'Copied' })
})

test('a browser that refuses copying is told', async () => {
  vi.stubGlobal('navigator', {})
  const { notify, run } = createActions()

  await run({ do: 'copy', text: 'SB1' })

  expect(notify.toast).toHaveBeenCalledWith({
    type: 'error',
    text: "The browser doesn't allow copying.",
  })
})

test('printing is the affair of whoever draws the page', async () => {
  const print = vi.fn()

  await createActions({ print }).run({ do: 'print' })

  expect(print).toHaveBeenCalledOnce()
})

test('a file that an operation answers with is saved', async () => {
  const save = vi.fn(async () => undefined)
  const { run } = createActions({ files: { send: vi.fn(), read: vi.fn(), save } })

  await run({ do: 'download', op: 'report.csv', args: { page: 'x', id: { $expr: 'record.id' } } })

  expect(save).toHaveBeenCalledWith('report.csv', { page: 'x', id: '1' })
})

const chosen = (file: File | undefined) => {
  const choose = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: file ? [file] : [] })
    this.dispatchEvent(new Event(file ? 'change' : 'cancel'))
  })
  return () => choose.mockRestore()
}

test('a chosen file is sent, and its stored path is the result', async () => {
  const restore = chosen(new File(['a'], 'a.csv'))
  const send = vi.fn(async () => 'temp/a.csv')
  const { notify, run } = createActions({ files: { send, read: vi.fn() } })

  await run(
    { do: 'upload', accept: ['.csv'], as: 'file' },
    { do: 'toast', text: { $text: '${result.file}' } },
  )

  expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'temp/a.csv' })
  restore()
})

test('whoever chooses no file ends the action without a word', async () => {
  const restore = chosen(undefined)
  const send = vi.fn()
  const { notify, run } = createActions({ files: { send, read: vi.fn() } })

  await run({ do: 'upload', as: 'file' }, toast('done'))

  expect(send).not.toHaveBeenCalled()
  expect(notify.toast).not.toHaveBeenCalled()
  restore()
})

test("a developer's own step gets its arguments, and what it gives is the result", async () => {
  const own = { name: 'Double', title: 'Double', run: ({ of }: { of?: unknown }) => Number(of) * 2 }
  const { notify, run } = createActions({}, [own])

  await run(
    { do: 'run', handler: 'Double', args: { of: { $expr: 'record.version' } }, as: 'twice' },
    { do: 'toast', text: { $text: '${result.twice}' } },
  )

  expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: '2' })
})

test('an own step that nobody registered is told with the names there are', async () => {
  const { run } = createActions()

  await expect(run({ do: 'run', handler: 'Double' })).rejects.toThrow(/Double/)
})
