import type { FieldStory } from '#runtime'
import type { PasswordFieldProps } from './schema.ts'

export const passwordFieldStories: FieldStory<PasswordFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Secret of the channel' } },
  { name: 'Filled', value: 'correct horse' },
  { name: 'Disabled', value: 'correct horse', disabled: true },
]
