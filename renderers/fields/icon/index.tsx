import { lazyField } from '../../shared/lazy-field.tsx'
import type { IconFieldProps } from './schema.ts'

/** An icon by its name. */
export const iconField = lazyField<IconFieldProps, string>({
  name: 'Icon',
  title: 'Icon',
  accepts: ['string'],
})
