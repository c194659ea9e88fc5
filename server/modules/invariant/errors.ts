import { defineHttpError } from '../../platform/http/errors.ts'

export const resultNotFound = defineHttpError('INVARIANT_RESULT_NOT_FOUND', 404, {
  en: 'Result not found',
  zh: '检查结果不存在',
})
