import type { FieldViewArgs } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { daysOf, type TimeRange } from './range.ts'
import type { DateRangeFieldProps } from './schema.ts'

export const View = ({ value }: FieldViewArgs<DateRangeFieldProps, TimeRange>) => (
  <TextView value={daysOf(value)?.join(' – ')} />
)
