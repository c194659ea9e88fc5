import type { FieldStory } from '#runtime'
import type { DateTimeFieldProps } from './schema.ts'

export const dateTimeFieldStories: FieldStory<DateTimeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A time', value: '2026-03-08 09:05:00' },
  { name: 'To the minute', value: '2026-03-08 09:05:00', props: { precision: 'minute' } },
  { name: 'Disabled', value: '2026-03-08 09:05:00', disabled: true },
]
