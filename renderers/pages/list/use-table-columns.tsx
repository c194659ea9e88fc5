import { useMemo } from 'react'
import {
  type DataRecord,
  isColumnEditable,
  type ListState,
  type PageActions,
  TableCell,
  type TableColumn,
  useAccess,
  useInspectMark,
  useText,
} from '#runtime'
import { actionsWidth, type ListPage, widthOf } from '#schemas'
import { ColumnTitle } from '../../shared/column-title.tsx'
import { endClass } from '../../shared/end-class.ts'
import { lazyView } from '../../shared/lazy-view.tsx'
import { DetailLink } from '../../shared/row-detail.tsx'
import { MOBILE, PHONE, useMedia } from '../../shared/use-media.ts'
import { INSPECT_ACTION_ID } from './inspect-action.ts'
import { RowActions } from './row-actions.tsx'

/** Editable cell, whose code is loaded only if the list has cells that the user may edit. */
const EditableCell = lazyView(async () => (await import('./edit/editable-cell.tsx')).EditableCell)

/** antd's names of sort orders. */
const orders = { asc: 'ascend', desc: 'descend' } as const
/** Maximum width of a pinned column on a phone, in px. */
const MOBILE_WIDTH = 160

/**
 * Returns the columns for antd's table, and their total width in px. The last column contains the row
 * actions. The array is memoized.
 */
export function useTableColumns(page: ListPage, list: ListState, actions: PageActions) {
  const isMobile = useMedia(MOBILE)
  const last = useActionsColumn(page, actions, isMobile)
  const mark = useInspectMark()
  const access = useAccess()
  const { columns, settings } = list
  const { setWidth } = settings
  const { field: sortField, order } = list.sort ?? {}
  // The column of actions is not part of this memo. Actions change with each click, and the other cells must
  // not render again then.
  const dataColumns = useMemo(
    () =>
      columns.map((column, index) => ({
        key: column.id,
        title: <ColumnTitle column={column} />,
        group: column.group,
        align: column.align,
        className: endClass(column),
        sorter: column.sortable,
        sortOrder: order && sortField === column.field ? orders[order] : null,
        onHeaderCell: () => ({
          title: `${column.title}${column.unit ?? ''}`,
          resize: (width: number) => setWidth(column.id, width),
          ...mark(column.at),
        }),
        onCell: () => ({ ...mark(column.at) }),
        ...columnLayout(column, index, isMobile, columns[index - 1]),
        render: isColumnEditable(column, access)
          ? (_: unknown, record: DataRecord) => (
              <EditableCell page={page} column={column} columns={columns} record={record} />
            )
          : cellRenderer(column, index === 0),
      })),
    [columns, setWidth, sortField, order, isMobile, mark, access, page],
  )
  return useMemo(() => {
    const all = last ? [...dataColumns, last] : dataColumns
    return { columns: all, width: all.reduce((sum, { width }) => sum + width, 0) }
  }, [dataColumns, last])
}

/** Width in px by which a column after a number is wider, as in table-column.module.css. */
const GAP = 8

/** Returns the width and the pinning of a column. On a phone, only the first data column is pinned. */
function columnLayout(column: TableColumn, index: number, isMobile: boolean, previous?: TableColumn) {
  const width = widthOf(column) + (previous?.align === 'right' && column.align !== 'right' ? GAP : 0)
  if (!isMobile) return { width, fixed: column.fixed }
  if (index > 0) return { width, fixed: undefined }
  return { width: Math.min(width, MOBILE_WIDTH), fixed: 'left' as const }
}

/**
 * Returns the render function of a column. The first column links to the row's detail page, unless its cell
 * is a `Link`.
 */
function cellRenderer(column: TableColumn, isFirst: boolean) {
  if (!isFirst || column.cell?.name === 'Link')
    return (_: unknown, record: DataRecord) => <TableCell column={column} record={record} />
  return (_: unknown, record: DataRecord) => (
    <DetailLink record={record}>
      <TableCell column={column} record={record} />
    </DetailLink>
  )
}

function useActionsColumn(page: ListPage, actions: PageActions, isMobile: boolean) {
  const t = useText()
  const isPhone = useMedia(PHONE)
  return useMemo(() => {
    const ids = page.list.rowActions
    const views = actions.viewsOf(ids)
    if (views.length === 0) return undefined
    const labels = views.filter(({ id }) => id !== INSPECT_ACTION_ID).map(({ label }) => label)
    const isMore = labels.length < views.length
    const title = t('Actions')
    return {
      key: 'actions',
      title,
      // Beside a pinned first column, a phone has no space for pinned actions. A somewhat wider screen pins them
      // if the rows have no detail pages.
      fixed: isPhone || (isMobile && page.list.detail) ? undefined : ('right' as const),
      width: actionsWidth(labels, { title, more: t('More'), isMore }),
      render: (_: unknown, record: DataRecord) => <RowActions actions={actions.viewsOf(ids, { record })} />,
    }
  }, [page, actions, isMobile, isPhone, t])
}
