import type { FieldStory } from '#runtime'
import type { ImageUploadFieldProps } from './schema.ts'

export const imageUploadFieldStories: FieldStory<ImageUploadFieldProps>[] = [
  { name: 'Empty', props: { max: 3, maxMb: 2 } },
  { name: 'One that is gone', value: 'temp/licence.png' },
  { name: 'Of a person', value: 'avatar/me.png', props: { biz: 'avatar', shape: 'circle', maxMb: 2 } },
  { name: 'Disabled', value: 'temp/licence.png', disabled: true },
]
