import { expect, test } from 'vitest'
import type { Step } from '#schemas'
import { createActions } from '../../tests/support/actions.ts'
import { httpError } from '../http/errors.ts'
import type { ProgressView } from '../notify/notify-port.ts'

const call: Step = { do: 'call', op: 'bill.release', args: { id: { $expr: 'record.id' } } }
const release: Step = {
  do: 'forEach',
  items: { $expr: 'selection' },
  when: { field: 'ok', op: 'eq', value: true },
  label: { $text: 'bill ${record.id}' },
  steps: [call],
}
const done = { result: {}, refusal: null }
const refused = { result: null, refusal: { error: 'BILL_CHANGED', message: 'changed meanwhile' } }
const networkError = () => httpError({ code: 'HTTP_NETWORK', message: 'away', status: 0, notified: true })

const itemsOf = (args: unknown) => (args as { items: unknown[] }).items
const isFinished = (views: readonly ProgressView[]) => expect.poll(() => views.at(-1)?.finished).toBe(true)
const states = (views: readonly ProgressView[]) => views.at(-1)?.rows.map(({ state }) => state)
const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))

test('rows are sent with one request if the operation exists for many records', async () => {
  const { call, context, views, keys, run, close } = createActions()
  call.mockResolvedValueOnce([done, refused])
  const ended = run(release)
  await isFinished(views)

  expect(call.mock.calls.map(([op, args]) => [op, args])).toEqual([
    ['bill.releaseMany', { items: [{ id: 'a' }, { id: 'c' }] }],
  ])
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(states(views)).toEqual(['done', 'skipped', 'failed'])
  expect(views.at(-1)?.rows[2]?.message).toBe('changed meanwhile')

  close()
  await ended
  expect(context.deselect).toHaveBeenCalledWith([{ id: 'a', ok: true }])
})

test('a request has at most 100 rows', async () => {
  const { call, views, run, close } = createActions({
    value: (value) => (value === release.items ? ids(250) : {}),
    isMet: () => true,
  })
  call.mockImplementation(async (_, args) => itemsOf(args).map(() => done))
  const ended = run(release)
  await isFinished(views)
  close()
  await ended

  expect(call.mock.calls.map(([, args]) => itemsOf(args).length)).toEqual([100, 100, 50])
})

test('a lost response is asked for with the same rows and the same idempotency key', async () => {
  const { call, views, keys, run, close } = createActions()
  call.mockRejectedValueOnce(networkError()).mockResolvedValueOnce([done, done])
  const ended = run(release)
  await isFinished(views)
  expect(states(views)).toEqual(['failed', 'skipped', 'failed'])

  views.at(-1)?.retry?.()
  await expect.poll(() => states(views)).toEqual(['done', 'skipped', 'done'])
  close()
  await ended

  expect(call.mock.calls[1]?.[1]).toEqual(call.mock.calls[0]?.[1])
  expect(keys()[1]).toBe(keys()[0])
})

test('the same action has the key of a lost response again, and a refused row has another key', async () => {
  const { call, views, keys, run, close } = createActions()
  call.mockRejectedValueOnce(networkError()).mockResolvedValueOnce([done, refused]).mockResolvedValue([done])
  const first = run(release)
  await isFinished(views)
  close()
  await first

  const second = run(release)
  await expect.poll(() => states(views)).toEqual(['done', 'skipped', 'failed'])
  views.at(-1)?.retry?.()
  await expect.poll(() => states(views)).toEqual(['done', 'skipped', 'done'])
  await second

  const [lost, again, retried] = keys()
  expect(again).toBe(lost)
  expect(retried).not.toBe(lost)
  expect(call.mock.calls[2]?.[1]).toEqual({ items: [{ id: 'c' }] })
})

test.each<[string, Step[]]>([
  ['more than one step', [call, { do: 'toast', text: 'sent' }]],
  ['steps for an error', [{ ...call, onError: [{ steps: [{ do: 'toast', text: 'oh' }] }] }]],
])('rows with %s are sent one by one', async (_, steps) => {
  const actions = createActions()
  const ended = actions.run({ ...release, steps } as Step)
  await isFinished(actions.views)
  actions.close()
  await ended

  expect(actions.call.mock.calls.map(([op]) => op)).toEqual(['bill.release', 'bill.release'])
})

test('rows are sent one by one to a server without the operation for many records', async () => {
  const { context, call, views, run, close } = createActions()
  const { findOperation } = context.contracts
  context.contracts = {
    ...context.contracts,
    findOperation: (name) => (name === 'bill.releaseMany' ? undefined : findOperation(name)),
  }
  const ended = run(release)
  await isFinished(views)
  close()
  await ended

  expect(call.mock.calls.map(([op]) => op)).toEqual(['bill.release', 'bill.release'])
})
