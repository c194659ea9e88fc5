import type { Static } from 'typebox'
import { closed } from '#schemas'
import { fileTypes, uploadLimits } from '../../shared/upload/schema.ts'

export const UploadFieldProps = closed({
  types: fileTypes(['png', 'jpeg', 'webp', 'gif', 'pdf']),
  ...uploadLimits,
})
export type UploadFieldProps = Static<typeof UploadFieldProps>
