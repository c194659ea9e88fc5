import type { FieldStory } from '#runtime'
import type { ColourFieldProps } from './schema.ts'

export const colourFieldStories: FieldStory<ColourFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A colour', value: '#13a8a8' },
  { name: 'Disabled', value: '#13a8a8', disabled: true },
]
