import { defineCell } from '#runtime'
import { formatPpm } from '#schemas/money'
import css from '../../shared/cell.module.css'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { RateCellProps } from './schema.ts'

/** An integer rate in parts per million, shown as per cent. */
export const rateCell = defineCell<RateCellProps>({
  name: 'Rate',
  title: 'Rate',
  accepts: ['integer'],
  align: 'right',
  Component: ({ value }) =>
    typeof value === 'number' && Number.isFinite(value) ? (
      <span className={css.number}>{formatPpm(value)}</span>
    ) : (
      emptyValue
    ),
})
