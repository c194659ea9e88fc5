import { defineHttpError } from '../http/errors.ts'

export const fileMissing = defineHttpError('FILE_MISSING', 400, {
  en: 'Choose a file',
  zh: '请选择文件',
})
/** The file is larger than the limit. The Chinese message is the same as in JeecgBoot. */
export const fileTooLarge = defineHttpError<{ megabytes: number }>('FILE_TOO_LARGE', 413, {
  en: ({ megabytes }) => `The file is larger than ${megabytes} MB`,
  zh: ({ megabytes }) => `文件大小超出${megabytes}MB限制, 请压缩或降低文件质量! `,
})
/** The file's type is not allowed, or its extension and its first bytes don't agree. */
export const fileTypeRefused = defineHttpError<{ types: readonly string[] }>('FILE_TYPE_REFUSED', 400, {
  en: ({ types }) => `Only files of these types can be uploaded: ${types.join(', ')}`,
  zh: ({ types }) => `仅支持上传以下类型的文件：${types.join('、')}`,
})
/** Message for an avatar that doesn't exist or that another user uploaded. */
export const avatarNotUploadedText = { en: 'Upload the image again', zh: '请重新上传头像' }
export const bizUnknown = defineHttpError('FILE_BIZ_UNKNOWN', 400, {
  en: 'Upload type not supported',
  zh: '不支持的上传类型',
})
export const tooManyFiles = defineHttpError(
  'FILE_TOO_MANY',
  429,
  { en: 'You have uploaded too many files today', zh: '今日上传文件过多，请稍后再试' },
  { transport: true },
)
/**
 * The file doesn't exist or the caller may not see it. The HTTP status is 404, since an `<img>` doesn't read
 * the envelope of a response.
 */
export const fileNotFound = defineHttpError(
  'FILE_NOT_FOUND',
  404,
  { en: 'File not found', zh: '文件不存在' },
  { transport: true },
)
