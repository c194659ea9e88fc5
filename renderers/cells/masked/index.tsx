import { defineCell } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import css from '../../shared/cell.module.css'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { MaskedCellProps } from './schema.ts'

/** A value as the server masked it: this never sees the whole of it. */
export const maskedCell = defineCell<MaskedCellProps>({
  name: 'Masked',
  title: 'Masked',
  accepts: ['string'],
  Component: ({ value }) => {
    const text = asText(value)
    return text === undefined ? emptyValue : <span className={css.masked}>{text}</span>
  },
})
