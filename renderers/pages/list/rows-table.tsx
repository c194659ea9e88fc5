import { Table, type TableColumnsType, type TableProps } from 'antd'
import { memo, type ReactNode, useMemo } from 'react'
import type { DataRecord, Density, ListSelection, SortOrder } from '#runtime'
import { HeaderCell } from './header-cell.tsx'
import css from './list.module.css'

const components = { header: { cell: HeaderCell } }
const sizes = { large: 'large', middle: 'medium', small: 'small' } as const satisfies Record<Density, string>
const orders = { ascend: 'asc', descend: 'desc' } as const
const SELECTION_WIDTH = 44

/** Called with the column's id; no order is the list's own. */
export type OnSort = (columnId: string, order: SortOrder | undefined) => void

interface RowsTableProps {
  columns: TableColumnsType<DataRecord>
  /** Of the columns together, in px. */
  width: number
  rows: readonly DataRecord[]
  rowKey: string
  density: Density
  openId: string | undefined
  selection: Pick<ListSelection, 'keys' | 'change'> | undefined
  /** Stands there while there are no rows. */
  empty: ReactNode
  onSort: OnSort
}

/**
 * antd's table. A thousand cells are the dearest thing on a page, so it is drawn only when something in it changed: also
 * the selected keys stay the same array, since antd draws all rows a second time for a new one.
 */
export const RowsTable = memo(function RowsTable({ columns, rows, rowKey, ...props }: RowsTableProps) {
  const { width, density, openId, selection, empty, onSort } = props
  const keys = selection?.keys
  const selectedRowKeys = useMemo(() => [...(keys ?? [])], [keys])
  const rowSelection: TableProps<DataRecord>['rowSelection'] = selection && {
    selectedRowKeys,
    onChange: (keys, records) => selection.change(keys, records),
    preserveSelectedRowKeys: true,
    columnWidth: SELECTION_WIDTH,
    fixed: true,
  }
  const classOf = (record: DataRecord) => (String(record[rowKey]) === openId ? (css.open ?? '') : '')
  return (
    <Table<DataRecord>
      columns={columns}
      components={components}
      dataSource={rows}
      rowKey={(record) => String(record[rowKey])}
      rowClassName={classOf}
      rowSelection={rowSelection}
      size={sizes[density]}
      scroll={{ x: width + (selection ? SELECTION_WIDTH : 0) }}
      sticky
      tableLayout="fixed"
      showSorterTooltip={false}
      pagination={false}
      onChange={(_pages, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
        onSort(String(columnKey), order ? orders[order] : undefined)
      }}
      locale={{ emptyText: empty }}
    />
  )
})
