import { lazyField } from '../../shared/lazy-field.tsx'
import type { StoredFiles } from '../../shared/upload/use-uploads.ts'
import type { ImageUploadFieldProps } from './schema.ts'

/** Pictures that are sent at once and shown; their paths are given. */
export const imageUploadField = lazyField<ImageUploadFieldProps, StoredFiles>({
  name: 'ImageUpload',
  title: 'Pictures',
  accepts: ['string', 'array'],
  takesTime: true,
})
