import { Table, type TableProps } from 'antd'
import {
  type HTMLAttributes,
  memo,
  type PointerEvent,
  type ReactNode,
  type ThHTMLAttributes,
  useMemo,
} from 'react'
import {
  clampWidth,
  type DataRecord,
  type Density,
  type ListSelection,
  type SortOrder,
  useEmbeddedSettings,
} from '#runtime'
import { EXPANDER_WIDTH, SELECTION_WIDTH } from '#schemas'
import css from './header-cell.module.css'
import { groupColumns, type RowsColumn } from './header-groups.ts'

interface HeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** Called with the new width in px when the user ends the drag. */
  resize?: (width: number) => void
}

/**
 * A heading whose edge the user can drag to resize the column. With the keyboard, users set the width in the
 * column settings instead.
 */
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

/** Draws a line at the pointer while the user drags. When the drag ends, the column gets its new width. */
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

/** Called with the id of the column. If the order is undefined, the list uses its default order. */
export type OnSort = (columnId: string, order: SortOrder | undefined) => void

/** HTML attributes of a row. */
export type RowAttributes = HTMLAttributes<HTMLElement> & { 'aria-rowindex'?: number }

export interface RowsTableProps {
  columns: readonly RowsColumn[]
  /** Total width of the columns, in px. */
  width: number
  rows: readonly DataRecord[]
  rowKey: string
  density: Density
  classOf: (record: DataRecord) => string
  expandable: TableProps<DataRecord>['expandable']
  selection: Pick<ListSelection, 'keys' | 'change' | 'isSingle'> | undefined
  /** Footer row, which stays visible while the rows scroll, except in an embedded list. */
  foot: ReactNode
  /** Shown if there are no rows. */
  empty: ReactNode
  onSort: OnSort
  /** ARIA attributes of the table element. A tree has the role `treegrid`. */
  attributes?: { role?: 'treegrid'; 'aria-label'?: string; 'aria-rowcount'?: number }
  /** Returns the HTML attributes of a row, for each row that is drawn. */
  rowAttributes?: ((record: DataRecord, index: number) => RowAttributes) | undefined
  /** Component for the body of the table, if the table is virtual. */
  body?: NonNullable<TableProps<DataRecord>['components']>['body']
  /** Replaces antd's checkbox, which selects only the rows that are drawn. */
  selectAll?: ReactNode
}

/**
 * antd's table. The table is memoized, because its cells take the longest time to render. Pass a stable array
 * of selected keys, because antd renders all rows twice for a new array.
 */
export const RowsTable = memo(function RowsTable({ columns, rows, rowKey, ...props }: RowsTableProps) {
  const { width, density, classOf, expandable, selection, foot, empty, onSort, rowAttributes, body } = props
  // In an embedded list, the pinned footer would cover the last rows.
  const isSticky = useEmbeddedSettings() === undefined
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
      columns={useMemo(() => groupColumns(columns), [columns])}
      components={useMemo(() => (body ? { header, body } : components), [body])}
      dataSource={rows}
      rowKey={(record) => String(record[rowKey])}
      rowClassName={classOf}
      rowSelection={rowSelection}
      expandable={expandable}
      onRow={rowAttributes && ((record, index = 0) => rowAttributes(record, index))}
      size={sizes[density]}
      scroll={{ x: width + leading }}
      sticky={isSticky}
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
