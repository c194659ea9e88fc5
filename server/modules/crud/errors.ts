import { defineHttpError } from '../../http/errors.ts'
import type { Words } from '../../http/locale.ts'

export const recordNotFound = defineHttpError('RECORD_NOT_FOUND', 404, {
  en: 'There is no such record',
  zh: '未找到对应实体',
})
export const recordTaken = defineHttpError<Words>('RECORD_TAKEN', 409, {
  en: ({ en }) => en,
  zh: ({ zh }) => zh,
})
