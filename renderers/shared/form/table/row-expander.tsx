import { type ArrayState, observer, type Row, useText } from '#runtime'
import { Expander } from '../../tree/expander.tsx'
import css from './table.module.css'

interface RowExpanderProps {
  array: ArrayState
  row: Row
  /** True if the titles of the nested sub-tables are visible, as on a card. */
  isLabelled?: boolean
}

const shownNested = (array: ArrayState, row: Row) => array.nestedOf(row).filter(({ shown }) => shown.value)

/** True if a row is expanded and at least one of its nested sub-tables is shown. */
export const hasOpenNested = (array: ArrayState, row: Row): boolean =>
  array.isExpanded(row.key) && shownNested(array, row).length > 0

/**
 * Button that shows or hides the nested sub-tables of a row. The button's name includes the errors in these
 * sub-tables, because a collapsed row doesn't show them.
 */
export const RowExpander = observer(({ array, row, isLabelled = false }: RowExpanderProps) => {
  const t = useText()
  const nested = shownNested(array, row)
  if (nested.length === 0) return null
  const isOpen = array.isExpanded(row.key)
  const problems = nested.flatMap((each) => each.problems.value)
  const titles = nested.map((each) => `${each.title.value} (${each.rows().length})`).join(' · ')
  const position = array.rows().indexOf(row) + 1
  const label = t('{{column}}, row {{row}}', { column: titles, row: position })
  return (
    <span className={css.expander} data-invalid={problems.length > 0 || undefined}>
      <Expander
        title={[label, ...problems].join('. ')}
        isOpen={isOpen}
        toggle={() => array.expand(row.key, !isOpen)}
      />
      {isLabelled && <span aria-hidden>{titles}</span>}
    </span>
  )
})
