import { lazyField } from '../../shared/lazy-field.tsx'
import type { Choice } from '../../shared/own-options/keys.ts'
import type { CheckboxGroupFieldProps } from './schema.ts'

/** Several of a few choices, all in sight. */
export const checkboxGroupField = lazyField<CheckboxGroupFieldProps, Choice[]>({
  name: 'CheckboxGroup',
  title: 'Checkboxes',
  accepts: ['array', 'string', 'integer', 'boolean'],
})
