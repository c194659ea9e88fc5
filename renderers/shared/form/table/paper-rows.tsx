import { Fragment } from 'react'
import {
  type ArrayState,
  type ColumnState,
  NodeBoundary,
  observer,
  type Row,
  useFieldDefinition,
  useText,
} from '#runtime'
import { FieldValue } from '../field-control.tsx'
import type { RowsDrawing } from './rows-drawing.ts'
import css from './table.module.css'
import { Totals } from './totals.tsx'

/**
 * Draws all rows read-only, for print. The headings are repeated on each page. A row is never split between
 * two pages.
 */
export const PaperRows = observer(({ array, columns }: Pick<RowsDrawing, 'array' | 'columns'>) => {
  const t = useText()
  return (
    <table className={`${css.table} ${css.onPaper}`}>
      <thead>
        <tr>
          <th className={css.number} scope="col">
            #
          </th>
          {columns.map(({ spec }) => (
            <th key={spec.id} scope="col">
              {t(spec.title ?? spec.field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {array.rows().map((row, index) => (
          <Fragment key={row.key}>
            <tr>
              <td className={css.number}>{index + 1}</td>
              {columns.map((column) => (
                <td key={column.spec.id}>
                  <NodeBoundary at={column.at} compact value={row}>
                    <PaperValue array={array} row={row} column={column} />
                  </NodeBoundary>
                </td>
              ))}
            </tr>
            {array.nestedOf(row).map((nested) => (
              <NodeBoundary key={nested.id} at={nested.at} compact value={row}>
                <PaperNested array={nested} cells={columns.length} />
              </NodeBoundary>
            ))}
          </Fragment>
        ))}
      </tbody>
      <Totals array={array} columns={columns} isPaper />
    </table>
  )
})

/** Draws a nested sub-table below its row. Draws nothing if the nested sub-table has no rows. */
const PaperNested = observer(({ array, cells }: { array: ArrayState; cells: number }) =>
  array.shown.value && array.rows().length > 0 ? (
    <tr>
      <td />
      <td colSpan={cells}>
        <div className={css.label}>{array.title.value}</div>
        <PaperRows array={array} columns={array.columns.value} />
      </td>
    </tr>
  ) : null,
)

interface PaperValueProps {
  array: ArrayState
  row: Row
  column: ColumnState
}

const PaperValue = observer(({ array, row, column }: PaperValueProps) => {
  const definition = useFieldDefinition(column.spec, column.at)
  if (!array.isColumnShown(column, row)) return null
  return (
    <FieldValue
      definition={definition}
      value={array.viewOf(row)[column.spec.field]}
      settings={array.settingsOf(column, row)}
    />
  )
})
