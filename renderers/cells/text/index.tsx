import { defineCell } from '#runtime'
import { asText, cutText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { TextCellProps } from './schema.ts'

const DEFAULT_LIMIT = 25

/** A text, cut with … past a number of characters; the whole of it shows on hover. */
export const textCell = defineCell<TextCellProps>({
  name: 'Text',
  title: 'Text',
  accepts: ['string', 'integer', 'number', 'boolean'],
  Component: ({ value, props }) => {
    const text = asText(value)
    if (text === undefined) return emptyValue
    const shown = cutText(text, props.limit ?? DEFAULT_LIMIT)
    return shown === text ? text : <span title={text}>{shown}</span>
  },
})
