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

const many = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    billNo: `SB${index}`,
    payableFen: 1,
  }))
  return (call: { query: Record<string, string | undefined> }) => {
    const size = Number(call.query.pageSize)
    const first = (Number(call.query.pageNo) - 1) * size
    const next = first + size < count ? `after${first + size}` : null
    return { result: { ...answer, records: all.slice(first, first + size), total: count, next } }
  }
}
const selectPage = async () => userEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)

test('all rows of the search can be selected when those on screen are', async () => {
  const { calls } = openPage(shown, { answers: { [list]: many(450) } })
  await screen.findByText('SB1')
  await selectPage()

  await userEvent.click(screen.getByRole('button', { name: 'Select all 450' }))

  await screen.findByText('450 selected')
  expect(screen.getByRole('status').textContent).toBe('450 selected · Payable ¥4.50')
  const loads = calls.filter(({ query }) => query.pageSize === '200')
  expect(loads.map(({ query }) => [query.pageNo, query.cursor])).toEqual([
    ['1', undefined],
    ['2', 'after200'],
    ['3', 'after400'],
  ])
  expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull()
})

test('at most 1,000 rows are selected', async () => {
  openPage(shown, { answers: { [list]: many(1_300) } })
  await screen.findByText('SB1')
  await selectPage()

  await userEvent.click(screen.getByRole('button', { name: 'Select the first 1,000' }))

  await screen.findByText('1,000 selected')
})

test('as many rows can be selected as each bulk action processes', async () => {
  const step = { do: 'toast', text: 'Deleted' }
  const loop = { do: 'forEach', items: { $expr: 'selection' }, limit: 200, steps: [step] }
  const actions = [{ id: 'remove', label: 'Delete', steps: [loop] }]
  const limited = { ...shown, actions, list: { ...shown.list, bulkActions: ['remove'] } }
  openPage(limited, { answers: { [list]: many(450) } })
  await screen.findByText('SB1')
  await selectPage()

  await userEvent.click(screen.getByRole('button', { name: 'Select the first 200' }))

  await screen.findByText('200 selected')
})

test('nothing more is offered while a row on screen is not selected', async () => {
  openPage(shown, { answers: { [list]: many(450) } })

  await select('SB1')

  expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull()
})

test('a cancelled selection of all rows leaves the selection unchanged', async () => {
  const answerOf = many(450)
  let release = () => {}
  const rest = new Promise<void>((resolve) => {
    release = resolve
  })
  openPage(shown, {
    answers: {
      [list]: async (call) => {
        if (call.query.pageNo !== '1') await rest
        return answerOf(call)
      },
    },
  })
  await screen.findByText('SB1')
  await selectPage()
  await userEvent.click(screen.getByRole('button', { name: 'Select all 450' }))

  await userEvent.click(await screen.findByRole('button', { name: 'Cancel: 200 of 450 loaded' }))
  release()

  expect(await screen.findByRole('button', { name: 'Select all 450' })).toBeTruthy()
  expect(screen.getByText('20 selected')).toBeTruthy()
})
