import { lazyField } from '../../shared/lazy-field.tsx'
import type { TimeFieldProps } from './schema.ts'

/** A time of day, `09:05`. */
export const timeField = lazyField<TimeFieldProps, string>({
  name: 'Time',
  title: 'Time of day',
  accepts: ['string'],
})
