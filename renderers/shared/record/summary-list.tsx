import type { DetailItem } from '../detail-list.tsx'
import css from './summary-list.module.css'

/** Shows the first value in large type, and the others after it in a line that wraps. */
export function SummaryList({ items }: { items: readonly DetailItem[] }) {
  return (
    <dl className={css.summary}>
      {items.map(({ id, title, value, mark }) => (
        <div key={id} {...mark}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
