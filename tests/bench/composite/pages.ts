import type { CompositePage, ListPage } from '#schemas'
import { columns } from '../table/data.ts'

const dictOf = (field: string) => (field === 'status' ? 'settle_bill_status' : 'pay_channel_code')

const list = {
  columns: columns.slice(0, 10).map((column) => ({
    id: column.field,
    field: column.field,
    title: column.title,
    cell: column.cell,
    width: column.width,
    ...(column.cell === 'Dict' && { props: { dict: dictOf(column.field) } }),
  })),
  table: { rowKey: 'id', pageSize: 50 },
}

/** The list in which a row is selected. */
export const masters: ListPage = {
  format: 1,
  id: 'bench/Masters',
  kind: 'list',
  title: 'Masters',
  data: { rows: { op: 'bill.list', model: 'SettleBill' } },
  list,
}

/** The list whose rows depend on the selected row of the first list. */
export const details: ListPage = {
  ...masters,
  id: 'bench/Details',
  title: 'Details',
  params: { owner: { type: 'string', required: true } },
  data: { rows: { op: 'bill.list', model: 'SettleBill', args: { shopName: { $expr: 'params.owner' } } } },
}

/**
 * Both lists on one screen. The second list shows the rows that belong to the selected row of the first list.
 */
export const both: CompositePage = {
  format: 1,
  id: 'bench/Both',
  kind: 'composite',
  title: 'Both',
  composite: {
    regions: [
      { id: 'masters', page: masters.id },
      { id: 'details', page: details.id, params: { owner: { $expr: 'selection.masters.id' } } },
    ],
  },
}

export const pages = { [masters.id]: masters, [details.id]: details, [both.id]: both }
