import type { FieldStory } from '#runtime'
import type { TimeFieldProps } from './schema.ts'

export const timeFieldStories: FieldStory<TimeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A time', value: '09:05' },
  { name: 'With seconds', value: '09:05:30', props: { seconds: true } },
  { name: 'Disabled', value: '09:05', disabled: true },
]
