import type { FieldStory } from '#runtime'
import type { UploadFieldProps } from './schema.ts'

export const uploadFieldStories: FieldStory<UploadFieldProps>[] = [
  { name: 'Empty', props: { types: ['pdf'], maxMb: 5 } },
  { name: 'Several', value: ['temp/agreement.pdf', 'temp/photo.png'], props: { max: 3 } },
  { name: 'Disabled', value: 'temp/agreement.pdf', disabled: true },
]
