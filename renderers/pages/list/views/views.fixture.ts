import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../../tests/support/page-runtime.tsx'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'

export const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Settlement bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    search: {
      fields: [
        { id: 'byNo', field: 'billNo', op: 'eq', title: 'Bill number' },
        { id: 'byShop', field: 'shopCode', op: 'eq', title: 'Shop', default: 'S1' },
      ],
    },
    columns: [
      { id: 'billNo', field: 'billNo', title: 'Bill' },
      { id: 'payable', field: 'payableFen', title: 'Payable', cell: 'Money', sort: true },
      { id: 'gross', field: 'grossFen', title: 'Gross', cell: 'Money', hidden: true },
    ],
    views: [
      {
        id: 'one',
        title: 'Bill one',
        filters: { byNo: 'SB1', byShop: null },
        sort: { field: 'payableFen', order: 'desc' },
        columns: ['gross', 'billNo'],
      },
    ],
  },
}
const records = [{ id: '1', billNo: 'SB1', payableFen: 500, grossFen: 900 }]
const rows = rowsAnswer(records)
export const ownView = {
  id: '77',
  title: 'Mine',
  state: { filters: { byNo: 'SB7' }, pageSize: 50, density: 'small' },
  isDefault: false,
  updateTime: '2026-11-20 10:00:00',
  version: 3,
}
const list = 'GET /bill/settleBill/list'
export const views = 'GET /app/views'

type Options = NonNullable<Parameters<typeof openPage>[1]>
/** Opens the list page with one view of the page and one of the user. */
export const openList = (options: Options = {}) =>
  openPage(page, {
    ...options,
    answers: {
      [list]: () => ({ result: rows }),
      [views]: () => ({ result: [ownView] }),
      ...options.answers,
    },
  })
export const listQueries = (calls: SeenCall[]) =>
  calls.filter(({ path }) => path.endsWith('/list')).map(({ query }) => query)
export const headings = () => screen.getAllByRole('columnheader').map(({ title }) => title)
export const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /^View/ }))
export const pick = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('menuitem', { name }))
export const sent = (calls: SeenCall[], method: string) =>
  calls.filter((call) => call.method === method && call.path.startsWith('/app/views'))
