import type { FieldStory } from '#runtime'
import type { RegionFieldProps } from './schema.ts'

export const regionFieldStories: FieldStory<RegionFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A district', value: '440305' },
  { name: 'A city', value: '3301', props: { level: 'city' } },
  { name: 'Disabled', value: '440305', disabled: true },
]
