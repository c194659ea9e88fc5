import type { FieldStory } from '#runtime'
import type { DateRangeFieldProps } from './schema.ts'

export const dateRangeFieldStories: FieldStory<DateRangeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'Days', value: ['2026-03-01', '2026-03-31'] },
  {
    name: 'Times',
    value: ['2026-03-01 00:00:00', '2026-03-31 23:59:59'],
    props: { gives: 'time', maxDays: 31 },
  },
  { name: 'Disabled', value: ['2026-03-01', '2026-03-31'], disabled: true },
]
