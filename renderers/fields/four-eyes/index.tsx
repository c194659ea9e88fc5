import { lazyField } from '../../shared/lazy-field.tsx'
import type { FourEyesFieldProps } from './schema.ts'

/** A second person's signature, given in place with user name and password. */
export const fourEyesField = lazyField<FourEyesFieldProps, string>({
  name: 'FourEyes',
  title: 'Signature of four eyes',
  accepts: ['string'],
})
