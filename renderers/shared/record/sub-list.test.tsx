// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../../tests/support/mock-window-width.ts'

const columns = [
  { id: 'kind', field: 'kind', title: 'Type' },
  { id: 'amount', field: 'amountFen', title: 'Amount', cell: 'Money' },
  { id: 'remark', field: 'remark', title: 'Remark' },
]
const items = [
  { id: '1', kind: 'GROSS', amountFen: 6_800, remark: null },
  { id: '2', kind: 'FEE', amountFen: -35, remark: 'rounded' },
]

const pageWith = (node: object) => ({
  format: 1,
  id: 'bill/Bill',
  kind: 'detail',
  title: 'Bill',
  data: { bill: { op: 'bill.get', args: {} } },
  detail: {
    load: 'bill',
    nodes: [
      {
        node: 'array',
        id: 'lines',
        field: 'items',
        title: 'Lines',
        columns,
        total: ['amountFen'],
        ...node,
      },
    ],
  },
})

const open = (node: object = {}, rows: object[] = items) =>
  openPage(pageWith(node), {
    answers: { 'GET /bill/settleBill/queryById': () => ({ result: { id: '7', items: rows } }) },
  })

beforeEach(() => {
  mockWindowWidth(390)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a phone shows each row as a card, without its empty values', async () => {
  open()

  const cards = within(await screen.findByRole('list', { name: 'Lines' })).getAllByRole('listitem')

  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'GROSSAmount68.00',
    'FEEAmount-0.35Remarkrounded',
    'TotalAmount67.65',
  ])
})

test('two columns stay a table on a phone', async () => {
  open({ columns: columns.slice(0, 2) })

  expect(await screen.findByRole('table')).toBeTruthy()
})

test('no rows are explained on a phone', async () => {
  open({ empty: 'No lines yet.' }, [])

  expect(await screen.findByText('No lines yet.')).toBeTruthy()
})
