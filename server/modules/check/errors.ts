import { defineHttpError } from '../../http/errors.ts'

export const valueTaken = defineHttpError('CHECK_VALUE_TAKEN', 409, {
  en: 'This value is taken, it stands in the system already!',
  zh: '该值不可用，系统中已存在！',
})
export const pairUnknown = defineHttpError('CHECK_PAIR_UNKNOWN', 400, {
  en: 'This column cannot be checked',
  zh: '该字段不支持校验',
})
export const ruleUnknown = defineHttpError('CHECK_RULE_UNKNOWN', 404, {
  en: 'There is no such rule',
  zh: '该编码不存在',
})
export const ruleBroken = defineHttpError('CHECK_RULE_BROKEN', 422, {
  en: 'This rule is not set up correctly, please ask your administrator',
  zh: '校验规则配置有误，请联系管理员',
})
export const ruleValueLong = defineHttpError<{ limit: number }>('CHECK_VALUE_LONG', 400, {
  en: ({ limit }) => `A value that is checked has at most ${limit} characters`,
  zh: ({ limit }) => `校验的值最多 ${limit} 个字符`,
})
