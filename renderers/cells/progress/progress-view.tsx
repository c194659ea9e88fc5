import type { CellArgs } from '#runtime'
import { emptyValue } from '../../shared/empty-value.tsx'
import { formatNumber } from '../../shared/format-number.ts'
import css from './progress.module.css'
import type { ProgressCellProps } from './schema.ts'

const WHOLE = 100

/** The bar ends at both ends; the number tells what it is in truth. */
export function View({ value, props: { of = WHOLE, tone = 'primary' } }: CellArgs<ProgressCellProps>) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return emptyValue
  const perCent = (value / of) * WHOLE
  return (
    <span className={css.progress}>
      <span className={css.track} aria-hidden>
        <span
          className={`${css.bar} ${css[tone]}`}
          style={{ width: `${Math.min(Math.max(perCent, 0), WHOLE)}%` }}
        />
      </span>
      <span className={css.number}>{formatNumber(Number(perCent.toFixed(1)))}%</span>
    </span>
  )
}
