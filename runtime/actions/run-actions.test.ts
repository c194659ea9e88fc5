import { describe, expect, test, vi } from 'vitest'
import type { Step } from '#schemas'
import { AppError } from '#schemas/errors'
import { actionPlace as at, createActions, rejection } from '../../tests/support/actions.ts'
import { httpError } from '../http/errors.ts'
import { performAction } from './run-actions.ts'

const confirmBill: Step = {
  do: 'call',
  op: 'bill.confirm',
  args: { id: { $expr: 'record.id' }, version: { $expr: 'record.version' } },
  as: 'bill',
}
const toast: Step = { do: 'toast', text: { $text: 'now ${result.bill.version}' } }

describe('a chain of steps', () => {
  test('a write sends page, version, action and key, and later steps read its result', async () => {
    const { call, notify, run, keys } = createActions()

    await run(confirmBill, toast)

    expect(call).toHaveBeenCalledWith('bill.confirm', { id: '1', version: 1 }, expect.anything())
    expect(call.mock.calls[0]?.[2]?.headers).toMatchObject({
      'X-Page-Id': at.page,
      'X-Page-Version': 'hash',
      'X-Action-Id': 'confirm',
    })
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'now 2' })
  })

  test('a read sends no key', async () => {
    const { call, run } = createActions()

    await run({ do: 'call', op: 'bill.get', args: { id: '1' } })

    expect(call).toHaveBeenCalledWith('bill.get', { id: '1' })
  })

  test('a declined confirmation stops the chain without an error', async () => {
    const { call, notify, run } = createActions()
    notify.confirm.mockResolvedValue(false)

    await run({ do: 'confirm', text: 'Sure?' }, confirmBill)

    expect(call).not.toHaveBeenCalled()
  })

  test('an error has the location of its step, at any depth', async () => {
    const { call, run } = createActions()
    call.mockRejectedValue(new Error('boom'))

    // biome-ignore lint/suspicious/noThenProperty: the page format has it.
    const steps: Step[] = [{ do: 'if', when: { $expr: 'record.id == "1"' }, then: [toast, confirmBill] }]

    await expect(run(...steps)).rejects.toMatchObject({
      code: 'ACTION_FAILED',
      kind: 'action',
      at: { page: at.page, pointer: '/actions/0/steps/0/then/1' },
    })
  })

  test('an unknown step throws an error with a suggestion', async () => {
    const { run } = createActions()

    await expect(run({ do: 'tost' } as unknown as Step)).rejects.toMatchObject({
      message: expect.stringContaining('Did you mean "toast"?'),
      cause: { code: 'ACTION_UNKNOWN_STEP' },
    })
  })

  test.each([
    ['then', '1', 'yes'],
    ['else', '2', 'no'],
  ])('a condition runs its %s branch, then the following steps', async (_, id, text) => {
    const { notify, run } = createActions({ record: { id } })

    await run(
      {
        do: 'if',
        when: { field: 'id', op: 'eq', value: '1' },
        // biome-ignore lint/suspicious/noThenProperty: the page format has it.
        then: [{ do: 'toast', text: 'yes' }],
        else: [{ do: 'toast', text: 'no' }],
      },
      { do: 'toast', text: 'rest' },
    )

    expect(notify.toast.mock.calls.map(([{ text }]) => text)).toEqual([text, 'rest'])
  })

  test('navigation uses the page id and fills the search of the list', async () => {
    const { context, run } = createActions()

    await run({ do: 'navigate', page: 'bill/TradeOrderList', query: { billId: { $expr: 'record.billNo' } } })

    expect(context.navigate).toHaveBeenCalledWith('/bill/tradeOrder?billId=SB1')
  })

  test('navigating to a page without a menu entry throws an error', async () => {
    const { run } = createActions()

    await expect(run({ do: 'navigate', page: 'shop/Nowhere' })).rejects.toMatchObject({
      cause: { code: 'ACTION_NO_PATH' },
    })
  })

  test('openDrawer, setValues and refresh call the page', async () => {
    const { context, run } = createActions()

    await run(
      { do: 'openDrawer', page: 'bill/SettleBillDetail', params: { id: { $expr: 'record.id' } } },
      { do: 'setValues', values: { shopCode: 'S1' } },
      { do: 'refresh', data: ['rows'] },
    )

    expect(context.openDrawer).toHaveBeenCalledWith({
      page: 'bill/SettleBillDetail',
      params: { id: '1' },
      title: undefined,
    })
    expect(context.setValues).toHaveBeenCalledWith({ shopCode: 'S1' })
    expect(context.refresh).toHaveBeenCalledWith(['rows'])
  })
})

describe('idempotency keys', () => {
  const note: Step = { do: 'call', op: 'bill.hold', args: { reason: 'late' } }
  const confirmIt: Step = { do: 'call', op: 'bill.confirm', args: { id: '1' } }

  test('a second click sends the same idempotency keys if a later step has failed', async () => {
    const { call, perform, keys } = createActions()
    call.mockResolvedValueOnce({}).mockRejectedValueOnce(rejection(409))

    await perform(note, confirmIt)
    await perform(note, confirmIt)

    const [noted, refusedKey, ...again] = keys()
    expect(again).toEqual([noted, refusedKey])
    expect(noted).not.toBe(refusedKey)
  })

  test.each([
    ['the first write is still running', rejection(409)],
    [
      'the response is malformed',
      httpError({ code: 'HTTP_UNREADABLE', message: '', status: 200, notified: true }),
    ],
    ['the server failed', rejection(500, true)],
  ])('a second click sends the same idempotency key if %s', async (_, failure) => {
    const { call, perform, keys } = createActions()
    call.mockRejectedValueOnce(failure)

    await perform(note)
    await perform(note)

    expect(new Set(keys()).size).toBe(1)
  })

  test('after a success, the next click sends a new idempotency key', async () => {
    const { perform, keys } = createActions()

    await perform(note)
    await perform(note)

    expect(new Set(keys()).size).toBe(2)
  })
})

describe('errors', () => {
  test("an error shows the server's message and reloads outdated rows", async () => {
    const { context, call, notify, perform } = createActions()
    call.mockRejectedValue(rejection(409))

    await perform(confirmBill, toast)

    expect(notify.toast.mock.calls).toEqual([[{ type: 'error', text: 'not pending short' }]])
    expect(context.refresh).toHaveBeenCalledTimes(1)
  })

  test('an error that a notification has shown is not shown again', async () => {
    const { call, notify, perform } = createActions()
    call.mockRejectedValue(rejection(403, true))

    await perform(confirmBill)

    expect(notify.toast).not.toHaveBeenCalled()
  })

  test('an error of the page shows its code and location', async () => {
    const { call, notify, perform } = createActions()
    call.mockRejectedValue(new AppError('EXPR_TYPE', 'schema', 'A number was expected.'))

    await perform(confirmBill)

    expect(notify.toast.mock.calls[0]?.[0].text).toBe(
      'This action is misconfigured: A number was expected. (EXPR_TYPE, bill/SettleBillList /actions/0/steps/0)',
    )
  })

  test('an unexpected error shows a general message and is logged', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const boom = new TypeError('x is undefined')
    const { call, notify, perform } = createActions()
    call.mockRejectedValue(boom)

    await perform(confirmBill)

    expect(notify.toast).toHaveBeenCalledWith({ type: 'error', text: 'Something went wrong. Try again.' })
    expect(report).toHaveBeenCalledWith(boom)
  })

  test('an action runs no steps if the user declines its confirmation', async () => {
    const { context, call, notify } = createActions()
    notify.confirm.mockResolvedValue(false)

    await performAction({
      action: {
        id: 'c',
        label: 'C',
        tone: 'danger',
        confirm: { $text: 'Confirm ${record.billNo}?' },
        steps: [confirmBill],
      },
      context,
      at,
    })

    expect(notify.confirm).toHaveBeenCalledWith({
      title: 'C',
      text: 'Confirm SB1?',
      okText: 'C',
      tone: 'danger',
    })
    expect(call).not.toHaveBeenCalled()
  })

  test.each([
    ['SB1', 'The first?'],
    ['SB2', 'Another?'],
  ])('of several questions, the first whose condition is true is asked: for %s', async (billNo, text) => {
    const { context, notify } = createActions()
    const confirm = [
      { when: { $expr: `"${billNo}" == record.billNo` }, text: 'The first?' },
      { text: 'Another?' },
    ]

    await performAction({ action: { id: 'c', label: 'C', confirm, steps: [] }, context, at })

    expect(notify.confirm).toHaveBeenCalledWith({ title: 'C', text, okText: 'C' })
  })

  test('an action runs at once if the condition of its only question is false', async () => {
    const { context, call, notify } = createActions()
    const confirm = [{ when: { $expr: 'record.billNo == ""' }, text: 'Sure?' }]

    await performAction({ action: { id: 'c', label: 'C', confirm, steps: [confirmBill] }, context, at })

    expect(notify.confirm).not.toHaveBeenCalled()
    expect(call).toHaveBeenCalled()
  })
})
