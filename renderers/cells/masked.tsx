import { type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import css from '../shared/cell.module.css'
import { emptyValue } from '../shared/empty-value.tsx'

export const MaskedCellProps = strictObject({})
export type MaskedCellProps = Record<string, never>

/** Shows a value that the server has masked. */
export const maskedCell = defineCell<MaskedCellProps>({
  name: 'Masked',
  title: 'Masked',
  accepts: ['string'],
  Component: ({ value }) => {
    const text = asText(value)
    return text === undefined ? emptyValue : <span className={css.masked}>{text}</span>
  },
})

export const stories: CellStory<MaskedCellProps>[] = [
  { name: 'An account', value: '6222 **** **** 0841' },
  { name: 'A telephone', value: '138****2764' },
  { name: 'Absent', value: null },
]
