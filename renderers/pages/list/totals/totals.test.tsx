// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../../tests/support/page-runtime.tsx'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'

const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Settlement bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    search: { fields: [{ id: 's1', field: 'billNo', op: 'eq', title: 'Bill number' }] },
    columns: [
      { id: 'c1', field: 'billNo', title: 'Bill' },
      { id: 'c2', field: 'payableFen', title: 'Payable', cell: 'Money', sort: true, total: 'sum' },
      { id: 'c3', field: 'grossFen', title: 'Gross', cell: 'Money', total: 'max' },
      { id: 'c4', field: 'feeFen', title: 'Fees', cell: 'Money', total: 'sum', hidden: true },
      {
        id: 'c5',
        field: 'carryFen',
        title: 'Carried over',
        cell: 'Money',
        total: 'sum',
        requires: 'bill:carry',
      },
    ],
    table: { selection: true },
  },
}
const list = 'GET /bill/settleBill/list'
const totals = 'GET /bill/settleBill/totals'
const records = [{ id: '1', billNo: 'SB1', payableFen: 500, grossFen: 900 }]
const rows = rowsAnswer(records)
const sums = { rows: 1234, totals: { 'sum:payableFen': 7_654_321, 'max:grossFen': 990 } }

type Answers = NonNullable<Parameters<typeof openPage>[1]>['answers']
const open = (answers: Answers = {}) =>
  openPage(page, {
    answers: { [list]: () => ({ result: rows }), [totals]: () => ({ result: sums }), ...answers },
  })
const totalsCalls = (calls: SeenCall[]) => calls.filter(({ path }) => path.endsWith('/totals'))
const foot = async (words: string) => within((await screen.findByText(words)).closest('tr') as HTMLElement)

// Loads the code of the totals, so that the first test doesn't wait for it.
beforeAll(() => import('./totals-row.tsx'))
beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the footer shows the totals and the number of all matching rows', async () => {
  open()

  const row = await foot('Total of all 1,234 rows')

  expect(row.getByText('76,543.21')).toBeTruthy()
  expect(row.getByText('9.90')).toBeTruthy()
})

test('a number of rows that the list caps is exact once the totals know it', async () => {
  const { calls } = open({ [list]: () => ({ result: { ...rows, total: 10_000, totalCapped: true } }) })

  await foot('Total of all 1,234 rows')

  expect(screen.getByText('Total 1,234')).toBeTruthy()
  expect(totalsCalls(calls)).toHaveLength(1)
})

test('a number of rows stays capped if there are too many rows to total', async () => {
  open({
    [list]: () => ({ result: { ...rows, total: 10_000, totalCapped: true } }),
    [totals]: () => ({ result: { rows: null, totals: {} } }),
  })

  await screen.findByText('Too many rows to total. Narrow the search.')

  expect(screen.getByText('Total 10,000+')).toBeTruthy()
})

test('the request has visible columns and filters, but no page number', async () => {
  const { calls } = open()
  await foot('Total of all 1,234 rows')

  await userEvent.type(screen.getByLabelText('Bill number'), 'SB1{Enter}')
  await waitFor(() => expect(totalsCalls(calls)).toHaveLength(2))

  expect(totalsCalls(calls).map(({ query }) => query)).toEqual([
    { totals: 'max:grossFen,sum:payableFen' },
    { billNo: 'SB1', totals: 'max:grossFen,sum:payableFen' },
  ])
})

test("sorting doesn't request totals again", async () => {
  const { calls } = open()
  await foot('Total of all 1,234 rows')

  await userEvent.click(screen.getAllByRole('columnheader', { name: /Payable/ })[0] as HTMLElement)
  await waitFor(() => expect(calls.at(-1)?.query.column).toBe('payableFen'))

  expect(totalsCalls(calls)).toHaveLength(1)
})

test('refreshing the list requests totals again', async () => {
  const { calls } = open()
  await foot('Total of all 1,234 rows')

  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))

  await waitFor(() => expect(totalsCalls(calls)).toHaveLength(2))
})

test('rows are shown while totals load', async () => {
  open({ [totals]: () => new Promise(() => undefined) })

  expect(await screen.findByText('SB1')).toBeTruthy()
  expect(await screen.findByText('Calculating totals…')).toBeTruthy()
})

test('too many rows for totals show a note, not an error', async () => {
  open({ [totals]: () => ({ result: { rows: null, totals: {} } }) })

  expect(await screen.findByText('Too many rows to total. Narrow the search.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('failed totals keep the rows and can be retried', async () => {
  const answers = [{ status: 503 }, { result: sums }]
  open({ [totals]: () => answers.shift() ?? { result: sums } })

  const alert = within(await screen.findByRole('alert'))
  expect(screen.getByText('SB1')).toBeTruthy()
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Total of all 1,234 rows')).toBeTruthy()
})

test('a list without rows has no footer', async () => {
  const { calls } = open({ [list]: () => ({ result: { ...rows, records: [], total: 0 } }) })

  await screen.findByText('No rows yet')

  expect(totalsCalls(calls)).toEqual([])
})

test.each([
  ['texts', { rows: 3, totals: { 'sum:payableFen': '12', 'max:grossFen': {} } }],
  ['a list', { rows: 3, totals: ['x'] }],
])('totals that are %s show nothing', async (_name, result) => {
  open({ [totals]: () => ({ result }) })

  const row = await foot('Total of all 3 rows')

  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Total of all 3 rows',
    '',
    '',
  ])
})
