import type { FieldStory } from '#runtime'
import type { CheckboxFieldProps } from './schema.ts'

export const checkboxFieldStories: FieldStory<CheckboxFieldProps>[] = [
  { name: 'Empty', props: { text: 'The owner has agreed' } },
  { name: 'Ticked', value: true, props: { text: 'The owner has agreed' } },
  { name: 'Disabled', value: true, props: { text: 'The owner has agreed' }, disabled: true },
]
