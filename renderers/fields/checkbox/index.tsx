import { lazyField } from '../../shared/lazy-field.tsx'
import type { CheckboxFieldProps } from './schema.ts'

/** One thing to tick, with words beside it. */
export const checkboxField = lazyField<CheckboxFieldProps, boolean>({
  name: 'Checkbox',
  title: 'Checkbox',
  accepts: ['boolean'],
})
