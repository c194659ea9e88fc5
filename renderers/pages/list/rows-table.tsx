import { Table, type TableColumnsType, type TableProps } from 'antd'
import { type HTMLAttributes, memo, type ReactNode, useMemo } from 'react'
import type { DataRecord, Density, ListSelection, SortOrder } from '#runtime'
import { HeaderCell } from './header-cell.tsx'
import { EXPANDER_WIDTH } from './rows/expander.tsx'

const header = { cell: HeaderCell }
const components = { header }
const sizes = { large: 'large', middle: 'medium', small: 'small' } as const satisfies Record<Density, string>
const orders = { ascend: 'asc', descend: 'desc' } as const
/** Of the column of boxes, in px. */
export const SELECTION_WIDTH = 44

/** Called with the column's id; no order is the list's own. */
export type OnSort = (columnId: string, order: SortOrder | undefined) => void

/** What a table says of one of its rows beside its cells. */
export type RowAttributes = HTMLAttributes<HTMLElement> & { 'aria-rowindex'?: number }

export interface RowsTableProps {
  columns: TableColumnsType<DataRecord>
  /** Of the columns together, in px. */
  width: number
  rows: readonly DataRecord[]
  rowKey: string
  density: Density
  classOf: (record: DataRecord) => string
  expandable: TableProps<DataRecord>['expandable']
  selection: Pick<ListSelection, 'keys' | 'change' | 'isSingle'> | undefined
  /** The row at its foot, which stays in sight. */
  foot: ReactNode
  /** Stands there while there are no rows. */
  empty: ReactNode
  onSort: OnSort
  /** Role of the table and what it says of itself: rows that lie in rows are a treegrid. */
  attributes?: { role?: 'treegrid'; 'aria-label'?: string; 'aria-rowcount'?: number }
  /** Of a row on screen. */
  rowAttributes?: ((record: DataRecord, index: number) => RowAttributes) | undefined
  /** In place of its body, where not all rows are drawn. */
  body?: NonNullable<TableProps<DataRecord>['components']>['body']
  /** In place of the box that selects all rows drawn. */
  selectAll?: ReactNode
}

/**
 * antd's table. A thousand cells are the dearest thing on a page, so it is drawn only when something in it changed: also
 * the selected keys stay the same array, since antd draws all rows a second time for a new one.
 */
export const RowsTable = memo(function RowsTable({ columns, rows, rowKey, ...props }: RowsTableProps) {
  const { width, density, classOf, expandable, selection, foot, empty, onSort, rowAttributes, body } = props
  const keys = selection?.keys
  const selectedRowKeys = useMemo(() => [...(keys ?? [])], [keys])
  const rowSelection: TableProps<DataRecord>['rowSelection'] = selection && {
    type: selection.isSingle ? 'radio' : 'checkbox',
    selectedRowKeys,
    onChange: (keys, records) => selection.change(keys, records),
    preserveSelectedRowKeys: true,
    columnWidth: SELECTION_WIDTH,
    fixed: true,
    ...(props.selectAll && !selection.isSingle && { columnTitle: props.selectAll }),
  }
  const leading = (selection ? SELECTION_WIDTH : 0) + (expandable?.expandedRowRender ? EXPANDER_WIDTH : 0)
  return (
    <Table<DataRecord>
      {...props.attributes}
      columns={columns}
      components={useMemo(() => (body ? { header, body } : components), [body])}
      dataSource={rows}
      rowKey={(record) => String(record[rowKey])}
      rowClassName={classOf}
      rowSelection={rowSelection}
      expandable={expandable}
      onRow={rowAttributes && ((record, index = 0) => rowAttributes(record, index))}
      size={sizes[density]}
      scroll={{ x: width + leading }}
      sticky
      tableLayout="fixed"
      showSorterTooltip={false}
      pagination={false}
      onChange={(_pages, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
        onSort(String(columnKey), order ? orders[order] : undefined)
      }}
      summary={foot ? () => <Table.Summary fixed="bottom">{foot}</Table.Summary> : undefined}
      locale={{ emptyText: empty }}
    />
  )
})
