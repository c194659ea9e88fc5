import { lazyField } from '../../shared/lazy-field.tsx'
import type { ColourFieldProps } from './schema.ts'

/** A colour, `#1677ff`. */
export const colourField = lazyField<ColourFieldProps, string>({
  name: 'Colour',
  title: 'Colour',
  unreadable: 'Not a valid colour',
  accepts: ['string'],
})
