import type { ListPage } from '#schemas'
import { lazyView } from '../../../shared/lazy-view.tsx'
import css from '../list.module.css'
import { RowsTable, type RowsTableProps } from '../rows-table.tsx'

/** Virtual table, whose code is loaded only for large lists. */
const VirtualRows = lazyView(
  async () => (await import('../virtual/virtual-rows.tsx')).VirtualRows,
  <div className={css.waiting} />,
)

/** By default, a list with more rows than this is virtual. */
const VIRTUAL_FROM = 200

/** True if the rows are drawn as a virtual list. */
export const isVirtual = ({ list }: ListPage, rows: number) =>
  rows > (list.table?.virtualFrom ?? VIRTUAL_FROM)

/** Draws the rows as a table. A large list is drawn as a virtual table. */
export function RowsBody({ page, table }: { page: ListPage; table: RowsTableProps }) {
  return isVirtual(page, table.rows.length) ? <VirtualRows {...table} /> : <RowsTable {...table} />
}
