import { defineCell } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import css from '../../shared/cell.module.css'
import { emptyValue } from '../../shared/empty-value.tsx'
import { formatTime } from './format-time.ts'
import type { DateCellProps } from './schema.ts'

/** A day or a time in business time, as the API writes it. */
export const dateCell = defineCell<DateCellProps>({
  name: 'Date',
  title: 'Date',
  accepts: ['string'],
  Component: ({ value, props }) => {
    const text = asText(value)
    if (text === undefined) return emptyValue
    return <span className={css.date}>{formatTime(text, props.format) ?? text}</span>
  },
})
