import { useMemo } from 'react'
import { type ArrayState, NodeBoundary, observer, useInspectMark, useText } from '#runtime'
import { usePrinting } from '../../print/printing.ts'
import { usePreloadedViews } from '../../print/use-preloaded-views.ts'
import { MOBILE, useMedia } from '../../use-media.ts'
import form from '../form.module.css'
import { boxIdOf, useFormDrawing } from '../form-context.ts'
import { ArrayRows } from './array-rows.tsx'
import { PaperRows } from './paper-rows.tsx'
import { RowCards } from './row-cards.tsx'
import { RowGrid } from './row-grid.tsx'
import type { NestedProps } from './rows-drawing.ts'
import css from './table.module.css'
import { TableFoot } from './table-foot.tsx'

/** Draws a sub-table: as a virtual table, on a phone as cards, and on paper with all rows. */
export const TableNode = observer(({ array }: { array: ArrayState }) => {
  const t = useText()
  const mark = useInspectMark()
  const { prefix } = useFormDrawing()
  const isNarrow = useMedia(MOBILE)
  const isPrinting = usePrinting()
  const isShown = array.shown.value
  const box = boxIdOf(prefix, array)
  const columns = array.columns.value
  usePreloadedViews(componentsOf(array))
  const drawing = useMemo(() => ({ array, box, columns, Nested }), [array, box, columns])
  const label = useLabel(array)
  if (!isShown) return null
  const { title, empty } = array.spec
  const rows = array.rows()
  const problems = array.problems.value
  const Heading = array.within ? 'h3' : 'h2'
  return (
    <section className={form.wide} id={box} aria-label={label} {...mark(array.at)}>
      {title !== undefined && (
        <Heading className={array.within ? css.nestedHeading : form.heading}>{t(title)}</Heading>
      )}
      {rows.length === 0 ? (
        <p className={css.empty}>{t(empty ?? 'No rows')}</p>
      ) : array.spec.component !== undefined ? (
        !isPrinting && <ArrayRows {...drawing} />
      ) : isNarrow ? (
        <RowCards {...drawing} />
      ) : (
        <RowGrid {...drawing} />
      )}
      {isPrinting && !array.within && rows.length > 0 && <PaperRows array={array} columns={columns} />}
      <TableFoot array={array} />
      {problems.length > 0 && (
        <p className={css.problems} role="alert">
          {problems.join('\n')}
        </p>
      )}
    </section>
  )
})

/** Draws the nested sub-tables of a row. */
const Nested = observer(({ array, row }: NestedProps) =>
  array.nestedOf(row).map((nested) => (
    <NodeBoundary key={nested.id} at={nested.at} value={row}>
      <TableNode array={nested} />
    </NodeBoundary>
  )),
)

/**
 * Returns the title of a sub-table. The title of a nested sub-table also contains the position of the row to
 * which it belongs.
 */
function useLabel({ title, within }: ArrayState): string {
  const t = useText()
  if (!within) return title.value
  const row = within.array.rows().findIndex(({ key }) => key === within.row) + 1
  return t('{{column}}, row {{row}}', { column: title.value, row })
}

const componentsOf = ({ columns, spec: { nodes = [] } }: ArrayState) => [
  ...columns.value.map(({ spec }) => spec.component),
  ...nodes.flatMap((node) => node.columns.map(({ component }) => component)),
]
