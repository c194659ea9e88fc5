import type { FieldStory } from '#runtime'
import type { RateFieldProps } from './schema.ts'

export const rateFieldStories: FieldStory<RateFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Fee' } },
  { name: 'A fee', value: 3_800 },
  { name: 'At most 6%', value: 60_000, props: { maxPpm: 60_000 } },
  { name: 'Disabled', value: 3_800, disabled: true },
]
