import { lazyField } from '../../shared/lazy-field.tsx'
import type { MarkdownFieldProps } from './schema.ts'

/** A text in Markdown, with a preview of what readers will see. */
export const markdownField = lazyField<MarkdownFieldProps, string>({
  name: 'Markdown',
  title: 'Markdown',
  accepts: ['string'],
})
