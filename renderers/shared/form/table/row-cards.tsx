import { useEffect, useState } from 'react'
import { type ArrayState, type ColumnState, observer, useObservableValue, useText } from '#runtime'
import { useFormDrawing } from '../form-context.ts'
import { requestedRow } from './requested-row.ts'
import { CardNested, LabelledCells, RowButtons } from './row-parts.tsx'
import type { RowsDrawing } from './rows-drawing.ts'
import css from './table.module.css'
import { Total } from './totals.tsx'

/** Number of cards that are drawn at first, and that are added when the user asks for more. */
const STEP = 20

/** Draws rows as cards with labels, for a phone. */
export const RowCards = observer((drawing: RowsDrawing) => {
  const { array, columns } = drawing
  const t = useText()
  const rows = array.rows()
  const [count, setCount] = useState(STEP)
  const requestedIndex = useRequestedIndex(array)
  useEffect(() => setCount((now) => Math.max(now, requestedIndex + 1)), [requestedIndex])
  return (
    <div className={css.cards}>
      {rows.slice(0, count).map((row, index) => (
        <section className={css.card} key={row.key} aria-label={t('Row {{row}}', { row: index + 1 })}>
          <header className={css.cardHead}>
            {array.titleOf(row)}
            <RowButtons {...drawing} row={row} index={index} />
          </header>
          <LabelledCells {...drawing} row={row} index={index} />
          <CardNested {...drawing} row={row} index={index} />
        </section>
      ))}
      {count < rows.length && (
        <button type="button" className={css.more} onClick={() => setCount(count + STEP)}>
          {t('Show more rows ({{count}} of {{total}})', { count, total: rows.length })}
        </button>
      )}
      <CardTotals array={array} columns={columns} />
    </div>
  )
})

/**
 * Returns the index of the row with the input that the form wants to focus. Returns -1 if the form doesn't
 * want to focus an input of this table.
 */
function useRequestedIndex(array: ArrayState): number {
  const { engine } = useFormDrawing()
  return useObservableValue(() => {
    const row = requestedRow(array, engine.focus.value)
    return array.rows().findIndex(({ key }) => key === row)
  })
}

const CardTotals = observer(({ array, columns }: { array: ArrayState; columns: readonly ColumnState[] }) => {
  const t = useText()
  const summed = columns.filter(({ spec }) => array.spec.total?.includes(spec.field))
  if (summed.length === 0) return null
  return (
    <dl className={css.sums}>
      {summed.map((column) => (
        <div key={column.spec.id}>
          <dt>
            {t('Total')} {t(column.spec.title ?? column.spec.field)}
          </dt>
          <dd>
            <Total array={array} column={column} />
          </dd>
        </div>
      ))}
    </dl>
  )
})
