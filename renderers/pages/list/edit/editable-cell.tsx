import { EditOutlined } from '@ant-design/icons'
import type { KeyboardEvent, MouseEvent } from 'react'
import { type CellEditing, type DataRecord, type TableColumn, useCellEdit, useText } from '#runtime'
import type { ListPage } from '#schemas'
import { DetailCell } from '../../../shared/detail-cell.tsx'
import { lazyView } from '../../../shared/lazy-view.tsx'
import css from './edit.module.css'

interface EditableCellProps {
  page: ListPage
  column: TableColumn
  /** All visible columns. */
  columns: readonly TableColumn[]
  record: DataRecord
}

const CellEditor = lazyView(
  async () => (await import('./cell-editor.tsx')).CellEditor,
  <span className={css.waiting} aria-busy />,
)

/**
 * A cell whose value the user can edit after Enter, F2 or a double click. The cell is read-only if the user
 * lacks the permission.
 */
export function EditableCell(props: EditableCellProps) {
  const { page, column, columns, record } = props
  const editing = useCellEdit(page, column, record)
  if (!editing) return <DetailCell column={column} record={record} />
  const { state } = editing
  if (state?.mode === 'open')
    return <CellEditor column={column} columns={columns} editing={editing} state={state} />
  return <ClosedCell column={column} editing={editing} />
}

function ClosedCell({ column, editing }: { column: TableColumn; editing: CellEditing }) {
  const t = useText()
  const { key, start, shown, state } = editing
  // A single mouse click on the value doesn't start editing, to avoid accidental changes. Enter starts
  // editing: the browser converts it to a click event whose `detail` is 0. A click on the pencil also starts
  // editing.
  const click = ({ detail, target }: MouseEvent) => {
    if (detail === 0 || (target instanceof Element && target.closest(`.${css.pencil}`))) start()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return
    event.preventDefault()
    start()
  }
  return (
    <button
      type="button"
      className={css.cell}
      data-edit={key}
      aria-busy={state !== undefined}
      onClick={click}
      onDoubleClick={start}
      onKeyDown={press}
    >
      <span className={css.value}>
        <DetailCell column={column} record={shown} />
      </span>
      <span className="visually-hidden">{t('Edit {{title}}', { title: column.title })}</span>
      <EditOutlined className={css.pencil} aria-hidden />
    </button>
  )
}
