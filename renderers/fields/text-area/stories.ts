import type { FieldStory } from '#runtime'
import type { TextAreaFieldProps } from './schema.ts'

export const textAreaFieldStories: FieldStory<TextAreaFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Why is it held?' } },
  { name: 'Filled', value: 'The account was closed by the bank.', props: { rows: 3, maxLength: 200 } },
  { name: 'Disabled', value: 'The account was closed by the bank.', disabled: true },
]
