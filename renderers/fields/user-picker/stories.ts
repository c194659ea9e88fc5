import type { FieldStory } from '#runtime'
import type { UserPickerFieldProps } from './schema.ts'

export const userPickerFieldStories: FieldStory<UserPickerFieldProps>[] = [
  { name: 'Empty' },
  { name: 'One', value: 'clerk' },
  { name: 'Several', value: ['clerk', 'reviewer'], props: { multiple: true } },
  { name: 'In one text', value: 'clerk,reviewer', props: { multiple: true, joined: true } },
  { name: 'Somebody nobody knows', value: 'nobody' },
  { name: 'Disabled', value: 'clerk', disabled: true },
]
