// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'
import { rowsAnswer } from '../../../tests/support/rows-answer.ts'

const send = { do: 'call', op: 'parcel.send', args: { id: { $expr: 'record.id' } } }
const page = {
  format: 1,
  id: 'parcel/ParcelList',
  kind: 'list',
  title: 'Parcels',
  data: { rows: { op: 'parcel.list' } },
  actions: [{ id: 'send', label: 'Send', steps: [send, { do: 'refresh' }] }],
  list: {
    columns: [
      { id: 'c1', field: 'name', title: 'Name' },
      { id: 'c2', field: 'weight', title: 'Weight', total: 'sum' },
    ],
    rowActions: ['send'],
  },
}
const operations = {
  'parcel.list': {
    method: 'GET',
    path: '/parcels',
    access: 'signedIn',
    gives: 'page',
    totals: 'parcel.totals',
  },
  'parcel.totals': { method: 'GET', path: '/parcels/totals', access: 'signedIn', gives: 'value' },
  'parcel.send': { method: 'POST', path: '/parcels/send', access: 'signedIn', gives: 'value' },
}
const records = [{ id: '7', name: 'Green tea', weight: 20 }]
const rows = rowsAnswer(records)

/** Answers with the operations that are registered when the request arrives. */
const findIn =
  (registered: Record<string, unknown>) =>
  ({ query }: SeenCall) => {
    const names = query.names?.split(',') ?? []
    const found = Object.entries(registered).filter(([name]) => names.includes(name))
    return { result: { operations: Object.fromEntries(found) } }
  }
const open = (registered: Record<string, unknown> = operations) =>
  openPage(page, {
    answers: {
      'GET /app/contracts': findIn(registered),
      'GET /parcels': () => ({ result: rows }),
      'GET /parcels/totals': () => ({ result: { rows: 25, totals: { 'sum:weight': 20 } } }),
      'POST /parcels/send': () => ({ result: null }),
    },
  })
const lookUps = (calls: SeenCall[]) =>
  calls.filter(({ path }) => path === '/app/contracts').map(({ query }) => query.names)

beforeAll(() => import('./totals/totals-row.tsx'))
beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a page calls operations that only the server knows, after one look-up of its names', async () => {
  const { calls } = open()

  expect(await screen.findByText('Green tea')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(calls.some(({ path }) => path === '/parcels/send')).toBe(true))

  const [first] = calls
  expect(first).toMatchObject({ method: 'GET', path: '/app/contracts' })
  expect(first?.query.names?.split(',').sort()).toEqual(['parcel.list', 'parcel.send'])
  expect(lookUps(calls)).toEqual([first?.query.names, 'parcel.totals'])
  const sent = calls.find(({ path }) => path === '/parcels/send')
  expect(sent?.body).toEqual({ id: '7' })
  expect(sent?.headers.get('idempotency-key')).toBeTruthy()
})

test('the list of a run-time operation has its totals', async () => {
  open()

  expect(await screen.findByText('Total of all 25 rows')).toBeTruthy()
})

test('a page with an absent operation shows an error, and works after the operation was registered', async () => {
  const registered: Record<string, unknown> = {}
  const { calls, runtime } = open(registered)
  expect(await screen.findByText(/There is no operation "parcel.list"/)).toBeTruthy()

  Object.assign(registered, operations)
  await runtime.contracts.refresh()
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }))

  expect(await screen.findByText('Green tea')).toBeTruthy()
  expect(calls.filter(({ path }) => path === '/parcels')).toHaveLength(1)
})

test('a page with static operations causes no look-up', async () => {
  const staticPage = { ...page, data: { rows: { op: 'bill.list' } }, actions: [] }
  const { calls } = openPage(staticPage, {
    answers: { 'GET /bill/settleBill/list': () => ({ result: rows }) },
  })

  expect(await screen.findByText('Green tea')).toBeTruthy()
  expect(lookUps(calls)).toEqual([])
})
