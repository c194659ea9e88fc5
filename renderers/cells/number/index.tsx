import { defineCell } from '#runtime'
import css from '../../shared/cell.module.css'
import { emptyValue } from '../../shared/empty-value.tsx'
import { formatNumber } from '../../shared/format-number.ts'
import type { NumberCellProps } from './schema.ts'

/** A number with thousands parted. */
export const numberCell = defineCell<NumberCellProps>({
  name: 'Number',
  title: 'Number',
  accepts: ['integer', 'number'],
  align: 'right',
  Component: ({ value, props }) =>
    typeof value === 'number' && Number.isFinite(value) ? (
      <span className={css.number}>{formatNumber(value, props.decimals)}</span>
    ) : (
      emptyValue
    ),
})
