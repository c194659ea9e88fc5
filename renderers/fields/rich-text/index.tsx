import { lazyField } from '../../shared/lazy-field.tsx'
import type { RichTextFieldProps } from './schema.ts'

/** A formatted text, kept as harmless HTML. */
export const richTextField = lazyField<RichTextFieldProps, string>({
  name: 'RichText',
  title: 'Formatted text',
  accepts: ['string'],
})
