import { screen } from '@testing-library/react'
import { openPage } from './draw.tsx'
import type { SeenCall } from './page-runtime.tsx'
import { rowsAnswer } from './rows-answer.ts'

const dict = { dict: 'settle_bill_status' }

/** A list page of bills with search fields, row actions, a bulk action and a detail page. */
export const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Settlement bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    search: {
      fields: [
        { id: 's1', field: 'billNo', op: 'eq', title: 'Bill number' },
        { id: 's2', field: 'status', op: 'eq', title: 'Status', component: 'DictSelect', props: dict },
      ],
    },
    columns: [
      { id: 'c1', field: 'billNo', title: 'Bill' },
      { id: 'c2', field: 'payableFen', title: 'Payable', cell: 'Money', sort: true },
      { id: 'c3', field: 'status', title: 'Status', cell: 'Dict', props: dict },
    ],
    table: { selection: true },
    rowActions: ['confirm', 'hold', 'release'],
    bulkActions: ['export'],
    detail: { open: 'drawer', page: 'bill/SettleBillDetail' },
  },
  actions: [
    {
      id: 'confirm',
      label: 'Confirm',
      enabledWhen: { field: 'status', op: 'eq', value: 'PENDING' },
      steps: [{ do: 'toast', text: 'Done' }],
    },
    { id: 'hold', label: 'Hold', requires: 'bill:hold', steps: [{ do: 'toast', text: 'Held' }] },
    { id: 'release', label: 'Release', steps: [{ do: 'toast', text: 'Released' }] },
    { id: 'export', label: 'Export', steps: [{ do: 'toast', text: 'Exported' }] },
  ],
}
const detail = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Settlement bill',
  params: { id: { type: 'string' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  detail: {
    load: 'bill',
    nodes: [{ node: 'group', id: 'g1', nodes: [{ node: 'field', id: 'f1', field: 'billNo' }] }],
  },
}

/** Rows that the fake server returns to the list's request. */
export const records = [
  { id: '1', billNo: 'SB1', payableFen: -500, status: 'PENDING' },
  { id: '2', billNo: '<b>SB2</b>', payableFen: 900, status: 'HELD' },
]

/** Result that the fake server returns to the list's request. */
export const answer = rowsAnswer(records)

/** Method and path of the list's request. */
export const list = 'GET /bill/settleBill/list'
const get = 'GET /bill/settleBill/queryById'

/** Opens the list of bills as a user with the permission `bill:hold`. */
export const open = (options: Parameters<typeof openPage>[1] = {}) =>
  openPage(page, {
    codes: ['bill:hold'],
    pages: { [detail.id]: detail },
    ...options,
    answers: {
      [list]: () => ({ result: answer }),
      [get]: () => ({ result: records[0] }),
      ...options.answers,
    },
  })

/** Returns the table row that contains a text. */
export const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement

/** Returns the query parameters of the list's latest request. */
export const asked = (calls: SeenCall[]) => calls.filter(({ path }) => path.endsWith('/list')).at(-1)?.query
