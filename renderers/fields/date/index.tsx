import { lazyField } from '../../shared/lazy-field.tsx'
import { outsideLimits } from './limits.ts'
import type { DateFieldProps } from './schema.ts'

/** A day, `2026-03-08`, or a month or a year alone. */
export const dateField = lazyField<DateFieldProps, string>({
  name: 'Date',
  title: 'Date',
  accepts: ['string'],
  refuse: outsideLimits,
})
