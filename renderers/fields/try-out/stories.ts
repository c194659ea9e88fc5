import type { FieldStory } from '#runtime'
import type { TryOutFieldProps } from './schema.ts'

export const tryOutFieldStories: FieldStory<TryOutFieldProps>[] = [
  { name: 'With a text to type', value: { parts: [] }, props: { op: 'checkRule.try', input: 'Value' } },
  { name: 'By the values alone', value: { ruleClass: 'random' }, props: { op: 'fillRule.try' } },
  { name: 'Disabled', value: {}, props: { op: 'fillRule.try' }, disabled: true },
]
