import type { FieldStory } from '#runtime'
import type { TryOutFieldProps } from './schema.ts'

export const tryOutFieldStories: FieldStory<TryOutFieldProps>[] = [
  { name: 'With a text to type', props: { op: 'checkRule.try', args: { parts: [] }, input: 'Value' } },
  { name: 'By the values alone', props: { op: 'fillRule.try', args: { ruleClass: 'random' } } },
  { name: 'Disabled', props: { op: 'fillRule.try' }, disabled: true },
]
