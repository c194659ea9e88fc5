import { lazyField } from '../../shared/lazy-field.tsx'
import type { TimeRangeFieldProps } from './schema.ts'
import type { TimesOfDay, TimesText } from './times.ts'

/** Two times of a day, opening hours for example. */
export const timeRangeField = lazyField<TimeRangeFieldProps, TimesOfDay | TimesText>({
  name: 'TimeRange',
  title: 'Times from and to',
  accepts: ['array', 'string'],
})
