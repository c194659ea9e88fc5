import { type ArrayState, type ColumnState, NodeBoundary, observer, type Row, useText } from '#runtime'
import { useFieldDefinition, ValueView } from '../field-node.tsx'
import css from './table.module.css'

interface TableCellProps {
  array: ArrayState
  row: Row
  index: number
  column: ColumnState
  /** Id of the box round the table. */
  box: string
  /** The label stands beside it, as in a card. */
  isLabelled?: boolean
}

/** One value of a row: its input, or its View where it can't be typed into. */
export const TableCell = observer((props: TableCellProps) => (
  <NodeBoundary at={props.column.at} compact value={props.row}>
    <Value {...props} />
  </NodeBoundary>
))

const Value = observer(({ array, row, index, column, box, isLabelled = false }: TableCellProps) => {
  const t = useText()
  const { spec } = column
  const definition = useFieldDefinition(spec, column.at)
  if (!array.isColumnShown(column, row)) return null
  const value = array.viewOf(row)[spec.field]
  const settings = array.settingsOf(column, row)
  const id = `${box}-${row.key}-${spec.field}`
  const problem = array.problemsOf(row.key)[spec.field]
  const isEditable = array.isEditable.value && column.isWritable
  const { Component } = definition
  const label = t('{{column}}, row {{row}}', { column: t(spec.title ?? spec.field), row: index + 1 })
  return (
    <div id={id} data-row={row.key} data-field={spec.field} className={css.cell}>
      {!isLabelled && (
        <label className="visually-hidden" htmlFor={`${id}-input`}>
          {label}
        </label>
      )}
      {isEditable ? (
        <Component
          id={`${id}-input`}
          value={value}
          onChange={(next) => array.edit(row.key, spec.field, next)}
          disabled={array.isColumnDisabled(column, row)}
          invalid={problem !== undefined}
          describedBy={problem === undefined ? undefined : `${id}-error`}
          placeholder={spec.placeholder === undefined ? undefined : t(spec.placeholder)}
          props={settings}
        />
      ) : (
        <div className={css.view}>
          <ValueView definition={definition} value={value} settings={settings} />
        </div>
      )}
      {problem !== undefined && (
        <div className={css.problem} id={`${id}-error`}>
          {problem}
        </div>
      )}
    </div>
  )
})
