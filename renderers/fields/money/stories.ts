import type { FieldStory } from '#runtime'
import type { MoneyFieldProps } from './schema.ts'

export const moneyFieldStories: FieldStory<MoneyFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Amount' } },
  { name: 'Filled', value: 123_456_789 },
  { name: 'At least nothing', value: 5_000, props: { minFen: 0 } },
  { name: 'Disabled', value: 5_000, disabled: true },
]
