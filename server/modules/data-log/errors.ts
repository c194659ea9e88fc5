import { defineHttpError } from '../../http/errors.ts'

export const versionNotFound = defineHttpError('DATA_VERSION_NOT_FOUND', 404, {
  en: 'There is no such version of a record',
  zh: '数据版本不存在',
})
