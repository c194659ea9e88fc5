import type { FieldStory } from '#runtime'
import type { TimeRangeFieldProps } from './schema.ts'

export const timeRangeFieldStories: FieldStory<TimeRangeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'Opening hours', value: ['09:00', '21:30'] },
  { name: 'Past midnight', value: ['18:00', '02:00'], props: { overnight: true } },
  { name: 'As one text', value: '09:00-21:30', props: { gives: 'text' } },
  { name: 'Disabled', value: ['09:00', '21:30'], disabled: true },
]
