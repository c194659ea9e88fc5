import { hasTotals, type ListState, TableCell, useListTotals } from '#runtime'
import type { ListPage } from '#schemas'
import { TotalsWords } from '../totals/totals-words.tsx'
import css from './cards.module.css'

interface CardsTotalsProps {
  page: ListPage
  list: ListState
}

/** What all rows of the filter add up to, where a table has its foot. */
export function CardsTotals({ page, list }: CardsTotalsProps) {
  return hasTotals(page, list) ? <Totals page={page} list={list} /> : null
}

function Totals({ page, list: { columns } }: CardsTotalsProps) {
  const totals = useListTotals(page, columns)
  const shown = columns.filter((column) => totals.valueOf(column) !== undefined)
  return (
    <footer className={css.totals}>
      <TotalsWords totals={totals} />
      {shown.length > 0 && (
        <dl className={css.sums}>
          {shown.map((column) => (
            <div key={column.id}>
              <dt>{column.title}</dt>
              <dd>
                <TableCell column={column} record={{ [column.field]: totals.valueOf(column) }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </footer>
  )
}
