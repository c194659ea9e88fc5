// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer, list, page } from '../../../tests/support/bill-list.ts'
import { openPage } from '../../../tests/support/draw.tsx'

const columns = [
  { id: 'c1', field: 'billNo', title: 'Bill' },
  { id: 'c2', field: 'payableFen', title: 'Payable', cell: 'Money', total: 'sum' },
  { id: 'c3', field: 'tradeCount', title: 'Payments', cell: 'Number', total: 'sum' },
  { id: 'c4', field: 'grossFen', title: 'Gross', cell: 'Money', total: 'max' },
  { id: 'c5', field: 'feeFen', title: 'Fees', cell: 'Money', total: 'sum', hidden: true },
  { id: 'c6', field: 'carryFen', title: 'Carried over', cell: 'Money', total: 'sum', requires: 'bill:carry' },
]
const amounts = { grossFen: 7, feeFen: 3, carryFen: 2 }
const records = [
  { id: '1', billNo: 'SB1', payableFen: 480_000, tradeCount: 1_200, ...amounts },
  { id: '2', billNo: 'SB2', payableFen: 1_230, tradeCount: null, ...amounts },
  { id: '3', billNo: 'SB3', payableFen: 5, tradeCount: 34, ...amounts },
]

const shown = { ...page, list: { ...page.list, columns } }
const open = (translations: Record<string, string> = {}) =>
  openPage(shown, {
    translations,
    answers: { [list]: () => ({ result: { ...answer, records, total: 3 } }) },
  })
const select = async (billNo: string) => {
  const row = within((await screen.findByText(billNo)).closest('tr') as HTMLElement)
  await userEvent.click(row.getByRole('checkbox'))
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the bar shows the number of selected rows and the sums of visible columns', async () => {
  open()

  await select('SB1')
  await select('SB2')

  expect(screen.getByRole('status').textContent).toBe('2 selected · Payable ¥4,812.30 · Payments 1,200')
})

test('a sum follows the selection', async () => {
  open()

  await select('SB1')
  await select('SB3')
  await select('SB1')

  expect(screen.getByRole('status').textContent).toBe('1 selected · Payable ¥0.05 · Payments 34')
})

test('a column without values in the selected rows has no sum', async () => {
  open()

  await select('SB2')

  expect(screen.getByRole('status').textContent).toBe('1 selected · Payable ¥12.30')
})

test('the bar is translated', async () => {
  open({ '{{count}} selected': '已选 {{count}} 条', Payable: '应结金额', Payments: '支付笔数' })

  await select('SB3')

  expect(screen.getByRole('status').textContent).toBe('已选 1 条 · 应结金额 ¥0.05 · 支付笔数 34')
})
