import type { FieldStory } from '#runtime'
import type { DateFieldProps } from './schema.ts'

export const dateFieldStories: FieldStory<DateFieldProps>[] = [
  { name: 'Empty', props: { min: 'today' } },
  { name: 'A day', value: '2026-03-08' },
  { name: 'A month', value: '2026-03', props: { precision: 'month' } },
  { name: 'Disabled', value: '2026-03-08', disabled: true },
]
