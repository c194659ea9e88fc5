import { lazyField } from '../../shared/lazy-field.tsx'
import type { Choice } from '../../shared/own-options/keys.ts'
import type { RadioFieldProps } from './schema.ts'

/** One of a few choices, all in sight. */
export const radioField = lazyField<RadioFieldProps, Choice>({
  name: 'Radio',
  title: 'Radio buttons',
  accepts: ['string', 'integer', 'boolean'],
})
