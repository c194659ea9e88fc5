import { lazyField } from '../../shared/lazy-field.tsx'
import type { StoredFiles } from '../../shared/upload/use-uploads.ts'
import type { UploadFieldProps } from './schema.ts'

/** Files that are sent at once; their paths are given. */
export const uploadField = lazyField<UploadFieldProps, StoredFiles>({
  name: 'Upload',
  title: 'Files',
  accepts: ['string', 'array'],
  takesTime: true,
})
