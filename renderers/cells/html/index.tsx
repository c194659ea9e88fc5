import { defineCell } from '#runtime'
import { emptyValue } from '../../shared/empty-value.tsx'
import { SafeHtml } from '../../shared/safe-html.tsx'
import type { HtmlCellProps } from './schema.ts'

/** A text in HTML that somebody wrote, purified; meant for details, not for the rows of a table. */
export const htmlCell = defineCell<HtmlCellProps>({
  name: 'Html',
  title: 'Formatted text',
  accepts: ['string'],
  Component: ({ value }) =>
    typeof value === 'string' && value.trim() !== '' ? <SafeHtml html={value} /> : emptyValue,
})
