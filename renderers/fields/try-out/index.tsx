import { lazyField } from '../../shared/lazy-field.tsx'
import type { TryOutFieldProps } from './schema.ts'

/** Tries on the server what is in the form, before it is saved. */
export const tryOutField = lazyField<TryOutFieldProps, Record<string, unknown>>({
  name: 'TryOut',
  title: 'Try out',
  accepts: ['object'],
})
