import { defineCell } from '#runtime'
import { formatFen } from '#schemas/money'
import css from '../../shared/cell.module.css'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { MoneyCellProps } from './schema.ts'

const negative = `${css.money} ${css.negative}`

/** An integer number of fen, shown in yuan and aligned right. */
export const moneyCell = defineCell<MoneyCellProps>({
  name: 'Money',
  title: 'Money',
  accepts: ['integer'],
  align: 'right',
  Component: ({ value, props }) =>
    Number.isSafeInteger(value) ? (
      <span className={(value as number) < 0 ? negative : css.money}>
        {formatFen(value as number, props)}
      </span>
    ) : (
      emptyValue
    ),
})
