import type { FieldStory } from '#runtime'
import type { IconFieldProps } from './schema.ts'

export const iconFieldStories: FieldStory<IconFieldProps>[] = [
  { name: 'Empty' },
  { name: 'An icon', value: 'lock' },
  { name: 'One that is not there', value: 'teapot' },
  { name: 'Of a menu', value: 'cluster', props: { of: 'menus' } },
  { name: 'Disabled', value: 'edit', disabled: true },
]
