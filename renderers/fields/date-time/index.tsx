import { lazyField } from '../../shared/lazy-field.tsx'
import type { DateTimeFieldProps } from './schema.ts'

/** A time in business time, as the API writes it, `2026-03-08 09:05:00`. */
export const dateTimeField = lazyField<DateTimeFieldProps, string>({
  name: 'DateTime',
  title: 'Date and time',
  accepts: ['string'],
})
