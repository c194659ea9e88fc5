import { Table, type TableColumnsType, type TableProps } from 'antd'
import {
  type HTMLAttributes,
  memo,
  type PointerEvent,
  type ReactNode,
  type ThHTMLAttributes,
  useMemo,
} from 'react'
import { clampWidth, type DataRecord, type Density, type ListSelection, type SortOrder } from '#runtime'
import css from './header-cell.module.css'
import { EXPANDER_WIDTH } from './rows/expander.tsx'

interface HeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** Called once, with the new width in px, when the edge is let go. */
  resize?: (width: number) => void
}

/** A heading whose edge can be dragged; the column settings have the same by keyboard. */
function HeaderCell({ resize, children, ...rest }: HeaderCellProps) {
  return (
    <th {...rest}>
      {children}
      {resize && (
        <span
          className={css.edge}
          aria-hidden
          onPointerDown={(event) => drag(event, resize)}
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </th>
  )
}

/** A line follows the pointer; the table itself is drawn anew only at the end. */
function drag(event: PointerEvent<HTMLElement>, resize: (width: number) => void) {
  const edge = event.currentTarget
  const heading = edge.closest('th')
  if (!heading || event.button !== 0) return
  event.preventDefault()
  const start = event.clientX
  const { left, top, width: before } = heading.getBoundingClientRect()
  const widthAt = (x: number) => clampWidth(before + x - start)
  const move = (at: { clientX: number }) =>
    edge.style.setProperty('--left', `${left + widthAt(at.clientX)}px`)
  const end = (at: globalThis.PointerEvent) => {
    edge.removeEventListener('pointermove', move)
    delete edge.dataset.dragged
    if (at.type === 'pointerup' && Math.abs(widthAt(at.clientX) - before) >= 1) resize(widthAt(at.clientX))
  }
  edge.setPointerCapture(event.pointerId)
  edge.dataset.dragged = 'true'
  edge.style.setProperty('--top', `${top}px`)
  move(event)
  edge.addEventListener('pointermove', move)
  edge.addEventListener('pointerup', end, { once: true })
  edge.addEventListener('pointercancel', end, { once: true })
}

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
