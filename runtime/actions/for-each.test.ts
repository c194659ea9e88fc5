import { describe, expect, test } from 'vitest'
import type { Step } from '#schemas'
import { createActions, networkError, rejection } from '../../tests/support/actions.ts'
import type { ProgressView } from '../notify/notify-port.ts'

describe('forEach', () => {
  const each: Step = {
    do: 'forEach',
    title: 'Resume bills',
    items: { $expr: 'selection' },
    when: { field: 'ok', op: 'eq', value: true },
    label: { $text: 'bill ${record.id}' },
    steps: [{ do: 'call', op: 'bill.unhold', args: { id: { $expr: 'record.id' } } }],
  }
  const states = (view: ProgressView | undefined) => view?.rows.map(({ label, state }) => `${label} ${state}`)

  test("forEach skips rows that don't match its condition, and calls the operation with another key for each row", async () => {
    const { context, call, run, keys, views, close } = createActions()
    const done = run(each, { do: 'toast', text: 'all done' })
    await expect.poll(() => views.at(-1)?.finished).toBe(true)

    expect(states(views[0])).toEqual(['bill a waiting', 'bill b skipped', 'bill c waiting'])
    expect(states(views.at(-1))).toEqual(['bill a done', 'bill b skipped', 'bill c done'])
    expect(call.mock.calls.map(([, args]) => args)).toEqual([{ id: 'a' }, { id: 'c' }])
    expect(new Set(keys()).size).toBe(2)
    expect(context.refresh).toHaveBeenCalled()
    expect(views.at(-1)?.retry).toBeUndefined()

    close()
    await done
    expect(context.notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'all done' })
  })

  test('a failed row shows its reason and is retried with the same idempotency key', async () => {
    const { call, run, keys, views, close } = createActions()
    call.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(rejection(409))
    const done = run(each)
    await expect.poll(() => views.at(-1)?.finished).toBe(true)
    expect(views.at(-1)?.rows.map(({ state, message }) => [state, message])).toEqual([
      ['failed', 'away'],
      ['skipped', "Skipped: status doesn't allow it"],
      ['failed', 'not pending short'],
    ])

    views.at(-1)?.retry?.()
    await expect.poll(() => states(views.at(-1))).toEqual(['bill a done', 'bill b skipped', 'bill c done'])

    const [lost, refusedKey, ...again] = keys()
    expect(again).toEqual([lost, refusedKey])
    close()
    await done
  })

  test('a row with a lost response is sent with the same idempotency key until it succeeds', async () => {
    const { call, run, keys, views, close } = createActions()
    call.mockRejectedValueOnce(networkError())
    const first = run(each)
    await expect.poll(() => views.at(-1)?.finished).toBe(true)
    close()
    await first

    await run(each)

    const [lost, done, again, another] = keys()
    expect(again).toBe(lost)
    expect(another).not.toBe(done)
  })

  test('a double click on retry runs failed rows once', async () => {
    const selection = Array.from({ length: 9 }, (_, index) => ({ id: String(index) }))
    const { call, run, views, close } = createActions({
      value: (value) => (value === each.items ? selection : {}),
      isMet: () => true,
    })
    call.mockRejectedValue(networkError())
    const done = run(each)
    await expect.poll(() => views.at(-1)?.finished).toBe(true)
    const { retry } = views.at(-1) ?? {}

    retry?.()
    retry?.()
    await expect.poll(() => views.at(-1)?.finished).toBe(true)

    expect(call).toHaveBeenCalledTimes(18)
    close()
    await done
  })

  test('a bulk action deselects successful rows only', async () => {
    const { context, call, run, views, close } = createActions()
    call.mockRejectedValueOnce(rejection(409))
    const done = run(each)
    await expect.poll(() => views.at(-1)?.finished).toBe(true)

    close()
    await done

    expect(context.deselect).toHaveBeenCalledWith([{ id: 'c', ok: true }])
  })

  test('cancelling a bulk action stops it before the next row', async () => {
    const selection = Array.from({ length: 9 }, (_, index) => ({ id: String(index) }))
    const { call, run, views, close } = createActions({
      value: (value) => (value === each.items ? selection : {}),
      isMet: () => true,
    })
    call.mockImplementation(async () => {
      views[0]?.cancel()
      return {}
    })

    const done = run(each)
    await expect.poll(() => views.at(-1)?.finished).toBe(true)
    close()
    await done

    expect(call).toHaveBeenCalledTimes(1)
    expect(views.at(-1)?.rows.filter(({ state }) => state === 'cancelled')).toHaveLength(8)
  })

  test.each([
    ['with more rows than allowed', 2, 'At most 2 rows at once; 3 selected.'],
    ['without rows', 1000, 'Nothing to do: no rows selected.'],
  ])('a bulk action %s stops with a message', async (_, limit, text) => {
    const { call, notify, run } = createActions()
    const items = limit === 2 ? each.items : { $expr: '[]' }

    await run({ ...each, limit, items } as Step, { do: 'toast', text: 'all done' })

    expect(notify.toast.mock.calls.map(([message]) => message.text)).toEqual([text])
    expect(call).not.toHaveBeenCalled()
  })

  test('a row whose steps stop counts as skipped', async () => {
    const { notify, run, views, close } = createActions()
    notify.confirm.mockResolvedValue(false)

    const done = run({ ...each, steps: [{ do: 'confirm', text: 'Sure?' }] } as Step)
    await expect.poll(() => views.at(-1)?.finished).toBe(true)
    close()
    await done

    expect(states(views.at(-1))).toEqual(['bill a skipped', 'bill b skipped', 'bill c skipped'])
  })
})
