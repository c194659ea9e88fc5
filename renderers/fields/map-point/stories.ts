import type { FieldStory } from '#runtime'
import type { MapPointFieldProps } from './schema.ts'

export const mapPointFieldStories: FieldStory<MapPointFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A shop', value: { lng: 120.1536, lat: 30.2874 } },
  { name: 'Disabled', value: { lng: 120.1536, lat: 30.2874 }, disabled: true },
]
