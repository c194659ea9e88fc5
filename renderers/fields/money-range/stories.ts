import type { FieldStory } from '#runtime'
import type { MoneyRangeFieldProps } from './schema.ts'

export const moneyRangeFieldStories: FieldStory<MoneyRangeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'Both ends', value: [10_000, 500_000] },
  { name: 'From only', value: [10_000, null] },
  { name: 'The wrong way round', value: [500_000, 10_000] },
  { name: 'Disabled', value: [10_000, 500_000], disabled: true },
]
