import { useMemo } from 'react'
import { type ArrayState, observer, useInspectMark, useText } from '#runtime'
import { usePrinting } from '../../print/printing.ts'
import { usePreloadedViews } from '../../print/use-preloaded-views.ts'
import { useMedia } from '../../use-media.ts'
import form from '../form.module.css'
import { boxIdOf, useFormDrawing } from '../form-context.ts'
import { ArrayRows } from './array-rows.tsx'
import { PaperRows } from './paper-rows.tsx'
import { RowCards } from './row-cards.tsx'
import { RowGrid } from './row-grid.tsx'
import css from './table.module.css'
import { TableFoot } from './table-foot.tsx'

/** Width below which rows are drawn as cards. */
const NARROW = '(max-width: 767.99px)'

/** A sub-table: drawn as a virtual table, on a phone as cards, on paper with all rows. */
export const TableNode = observer(({ array }: { array: ArrayState }) => {
  const t = useText()
  const mark = useInspectMark()
  const { prefix } = useFormDrawing()
  const isNarrow = useMedia(NARROW)
  const isPrinting = usePrinting()
  const isShown = array.shown.value
  const box = boxIdOf(prefix, array)
  const columns = array.columns.value
  usePreloadedViews(columns.map(({ spec }) => spec.component))
  const drawing = useMemo(() => ({ array, box, columns }), [array, box, columns])
  if (!isShown) return null
  const { title, empty } = array.spec
  const rows = array.rows()
  const problems = array.problems.value
  return (
    <section className={form.wide} id={box} aria-label={t(title ?? array.spec.field)} {...mark(array.at)}>
      {title !== undefined && <h2 className={form.heading}>{t(title)}</h2>}
      {rows.length === 0 ? (
        <p className={css.empty}>{t(empty ?? 'No rows')}</p>
      ) : array.spec.component !== undefined ? (
        !isPrinting && <ArrayRows {...drawing} />
      ) : isNarrow ? (
        <RowCards {...drawing} />
      ) : (
        <RowGrid {...drawing} />
      )}
      {isPrinting && rows.length > 0 && <PaperRows array={array} columns={columns} />}
      <TableFoot array={array} />
      {problems.length > 0 && (
        <p className={css.problems} role="alert">
          {problems.join(' ')}
        </p>
      )}
    </section>
  )
})
