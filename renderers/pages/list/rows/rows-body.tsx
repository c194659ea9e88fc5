import type { ListPage } from '#schemas'
import { lazyView } from '../../../shared/lazy-view.tsx'
import css from '../list.module.css'
import { RowsTable, type RowsTableProps } from '../rows-table.tsx'

/** It comes when there are that many rows. */
const VirtualRows = lazyView(
  async () => (await import('../virtual/virtual-rows.tsx')).VirtualRows,
  <div className={css.waiting} />,
)

/** Above so many rows only those in sight are drawn, unless the page says otherwise. */
const VIRTUAL_FROM = 200

/** Whether these are too many to draw them all. */
export const isVirtual = ({ list }: ListPage, rows: number) =>
  rows > (list.table?.virtualFrom ?? VIRTUAL_FROM)

/** The table, whole or as much of it as is in sight. */
export function RowsBody({ page, table }: { page: ListPage; table: RowsTableProps }) {
  return isVirtual(page, table.rows.length) ? <VirtualRows {...table} /> : <RowsTable {...table} />
}
