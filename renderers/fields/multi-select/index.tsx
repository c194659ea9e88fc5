import { lazyField } from '../../shared/lazy-field.tsx'
import type { Choice } from '../../shared/own-options/keys.ts'
import type { MultiSelectFieldProps } from './schema.ts'

/** Several of the choices that the page lists. */
export const multiSelectField = lazyField<MultiSelectFieldProps, Choice[]>({
  name: 'MultiSelect',
  title: 'Choices',
  accepts: ['array', 'string', 'integer', 'boolean'],
})
