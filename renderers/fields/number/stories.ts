import type { FieldStory } from '#runtime'
import type { NumberFieldProps } from './schema.ts'

export const numberFieldStories: FieldStory<NumberFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'How many' } },
  { name: 'With a unit', value: 12_500, props: { unit: 'cups', min: 0 } },
  { name: 'Decimals', value: 2.75, props: { decimals: 2 } },
  { name: 'Disabled', value: 7, disabled: true },
]
