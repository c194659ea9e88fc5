import {
  type ArrayState,
  type ColumnState,
  NodeBoundary,
  observer,
  type Row,
  useFieldDefinition,
  useText,
} from '#runtime'
import { labelIdOf } from '../../label-id.ts'
import { FieldControl, FieldValue } from '../field-control.tsx'
import { useFormDrawing } from '../form-context.ts'
import css from './table.module.css'

interface TableCellProps {
  array: ArrayState
  row: Row
  index: number
  column: ColumnState
  /** Id of the element around the table. */
  box: string
  /** True if the cell has a visible label, as on a card. */
  isLabelled?: boolean
}

/** Draws one value of a row, as an input or read-only. */
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
  const id = `${box}-${row.key}-${spec.field}`
  const problem = array.problemsOf(row.key)[spec.field]
  const isEditable = array.isEditable.value && column.isWritable
  const label = t('{{column}}, row {{row}}', { column: t(spec.title ?? spec.field), row: index + 1 })
  return (
    <div id={id} data-row={row.key} data-field={spec.field} className={css.cell}>
      {!isLabelled && (
        <label className="visually-hidden" id={labelIdOf(`${id}-input`)} htmlFor={`${id}-input`}>
          {label}
        </label>
      )}
      {isEditable ? (
        <CellInput {...{ array, row, index, column, id, value }} />
      ) : (
        <div className={css.view}>
          <FieldValue definition={definition} value={value} settings={array.settingsOf(column, row)} />
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

type CellInputProps = Pick<TableCellProps, 'array' | 'row' | 'index' | 'column'> & {
  id: string
  value: unknown
}

const CellInput = observer(({ array, row, index, column, id, value }: CellInputProps) => {
  const t = useText()
  const { cells } = useFormDrawing().engine.formily()
  const { spec } = column
  const field = cells.of(array, index, column)
  const state = cells.stateOf(field)
  const pattern = state?.pattern.value
  const isInvalid = array.problemsOf(row.key)[spec.field] !== undefined
  return (
    <FieldControl
      definition={useFieldDefinition(spec, column.at)}
      field={field}
      retain={cells.retain}
      id={`${id}-input`}
      value={value}
      onChange={(next) => array.edit(row.key, spec.field, next)}
      disabled={pattern === 'disabled'}
      readOnly={pattern === 'readOnly'}
      isInvalid={isInvalid}
      isRequired={array.isColumnRequired(column, row)}
      describedBy={isInvalid ? `${id}-error` : undefined}
      placeholder={spec.placeholder === undefined ? undefined : t(spec.placeholder)}
      settings={state?.settings.value ?? NO_SETTINGS}
    />
  )
})

const NO_SETTINGS = Object.freeze({})
