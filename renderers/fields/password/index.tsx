import { lazyField } from '../../shared/lazy-field.tsx'
import type { PasswordFieldProps } from './schema.ts'

/** A secret, typed unseen. Read-only it is dots, as many for every secret. */
export const passwordField = lazyField<PasswordFieldProps, string>({
  name: 'Password',
  title: 'Password',
  accepts: ['string'],
})
