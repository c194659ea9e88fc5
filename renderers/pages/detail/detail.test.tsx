// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PageHost, RecordPlaceContext } from '#runtime'
import { draw, openPage } from '../../../tests/support/draw.tsx'

const field = (id: string, more: object = {}) => ({ node: 'field', id, field: id, title: id, ...more })
const page = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Settlement bill',
  params: { id: { type: 'string' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  detail: {
    load: 'bill',
    actions: ['confirm'],
    nodes: [
      {
        node: 'group',
        id: 'g1',
        title: 'Bill',
        nodes: [
          field('billNo'),
          field('holdReason', { visible: { field: 'status', op: 'eq', value: 'HELD' } }),
          field('accountNo', { requires: 'bill:account' }),
          field('remark'),
          field('payer', { mask: 'account' }),
          field('payableFen', { cell: 'Money' }),
        ],
      },
      {
        node: 'array',
        id: 'a1',
        field: 'items',
        title: 'Lines',
        columns: [
          { id: 'kind', field: 'kind', title: 'Kind' },
          { id: 'by', field: 'by', title: 'By', mask: 'name' },
          {
            id: 'amountFen',
            field: 'amountFen',
            title: 'Amount',
            cell: 'Money',
            props: { page: 'bill/TradeOrderList', query: { billId: 'id' } },
          },
        ],
        total: ['amountFen'],
        empty: 'No lines',
      },
    ],
  },
  actions: [{ id: 'confirm', label: 'Confirm', steps: [{ do: 'toast', text: 'Done' }] }],
}
const long = 'The account was closed by the bank, and the shop has not named another one yet.'
const record = {
  id: '7',
  billNo: 'SB7',
  status: 'PENDING',
  holdReason: 'secret',
  accountNo: '6222',
  remark: long,
  payer: '6222021234561234',
  payableFen: 962,
  items: [
    { id: 'a', kind: 'GROSS', by: 'Zhang San', amountFen: 1_000 },
    { id: 'b', kind: 'FEE', amountFen: -38 },
  ],
}
const open = (result: unknown = record, answer = {}) =>
  openPage(page, { answers: { 'GET /bill/settleBill/queryById': () => ({ result, ...answer }) } })

afterEach(cleanup)

test('values are shown with titles, texts in full', async () => {
  open()

  expect(await screen.findByText('SB7')).toBeTruthy()
  expect(screen.getByText(long)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Bill' })).toBeTruthy()
})

test.each(['holdReason', 'accountNo'])(
  '%s is left out, because of its rule or a missing permission',
  async (title) => {
    open()
    await screen.findByText('SB7')

    expect(screen.queryByText(title)).toBeNull()
  },
)

test('masked values and columns of a sub-list show the mask only', async () => {
  open()

  expect(await screen.findByText('6222 **** **** 1234')).toBeTruthy()
  expect(within(screen.getByRole('table')).getByText('Z**')).toBeTruthy()
})

test('an amount shows its currency', async () => {
  open()

  expect(await screen.findByText('¥9.62')).toBeTruthy()
})

test('a sub-list has a total without the links of its rows', async () => {
  open()

  const rows = within(await screen.findByRole('table')).getAllByRole('row')

  expect(rows.at(-1)?.textContent).toBe('Total9.62')
  expect(rows.map((row) => within(row).queryAllByRole('link').length)).toEqual([0, 1, 1, 0])
})

test.each([{ items: [] }, { items: null }, { items: 'none' }])(
  '%j has no rows and no total',
  async (other) => {
    open({ ...record, ...other })

    expect(await screen.findByText('No lines')).toBeTruthy()
    expect(screen.queryByText('Total')).toBeNull()
  },
)

test('the heading is the title of the page, or the name of the record', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Settlement bill' })).toBeTruthy()
  cleanup()

  const detail = { ...page.detail, title: { $text: 'Bill ${record.billNo}' } }
  const named = { ...page, detail }
  openPage(named, { answers: { 'GET /bill/settleBill/queryById': () => ({ result: record }) } })

  expect(await screen.findByRole('heading', { name: 'Bill SB7' })).toBeTruthy()
})

test('actions run for the record', async () => {
  const { notify } = open()

  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))

  await expect.poll(() => notify.toast.mock.calls.length).toBe(1)
})

test('a failed record shows the error with a retry button', async () => {
  open(null, { status: 404, message: 'gone' })

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a missing record shows an error in its place without a toast, and can be loaded again', async () => {
  let status = 404
  const { problems, calls } = open(record, {
    get status() {
      return status
    },
    message: 'Bill not found',
  })
  await screen.findByRole('button', { name: /again/i })
  expect(problems).toEqual([])

  status = 200
  await userEvent.click(screen.getByRole('button', { name: /again/i }))

  expect(await screen.findByText('SB7')).toBeTruthy()
  expect(calls).toHaveLength(2)
})

test.each([
  [404, 'Bill not found'],
  [403, "You don't have access to this record"],
])('a record with status %i names what is missing and leads back to the list', async (status, title) => {
  const leave = vi.fn(async () => undefined)
  draw(
    <RecordPlaceContext value={{ onNamed: () => undefined, leave }}>
      <PageHost component={page.id} params={{ id: '7' }} />
    </RecordPlaceContext>,
    {
      pages: { [page.id]: { ...page, title: 'Bill' } },
      answers: { 'GET /bill/settleBill/queryById': () => ({ status, code: 'BILL_NOT_FOUND' }) },
    },
  )

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))

  expect(leave).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
