import { lazyField } from '../../shared/lazy-field.tsx'
import type { Choice } from '../../shared/own-options/keys.ts'
import type { SelectFieldProps } from './schema.ts'

/** One of the choices that the page lists. */
export const selectField = lazyField<SelectFieldProps, Choice>({
  name: 'Select',
  title: 'Choice',
  accepts: ['string', 'integer', 'boolean'],
})
