import type { FieldStory } from '#runtime'
import type { TextFieldProps } from './schema.ts'

export const textFieldStories: FieldStory<TextFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Bill number' } },
  { name: 'Filled', value: 'SB20260308000007' },
  { name: 'Disabled', value: 'SB20260308000007', disabled: true },
]
