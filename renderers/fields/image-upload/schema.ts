import type { Static } from 'typebox'
import { closed } from '#schemas'
import { fileTypes, uploadLimits } from '../../shared/upload/schema.ts'

export const ImageUploadFieldProps = closed({
  types: fileTypes(['png', 'jpeg', 'webp', 'gif']),
  ...uploadLimits,
})
export type ImageUploadFieldProps = Static<typeof ImageUploadFieldProps>
