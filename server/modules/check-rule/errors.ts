import type { PatternProblem } from '#schemas/expr'
import { defineHttpError } from '../../platform/http/errors.ts'

export const valueTaken = defineHttpError('CHECK_VALUE_TAKEN', 409, {
  en: 'Already in use',
  zh: '该值不可用，系统中已存在！',
})
export const valueTakenInBin = defineHttpError('CHECK_VALUE_IN_BIN', 409, {
  en: 'Already in use in the recycle bin. Restore that item or delete it permanently.',
  zh: '该值不可用，系统中已存在（位于回收站，可还原或彻底删除）！',
})
export const pairUnknown = defineHttpError('CHECK_PAIR_UNKNOWN', 400, {
  en: "This column can't be checked",
  zh: '该字段不支持校验',
})
export const ruleUnknown = defineHttpError('CHECK_RULE_UNKNOWN', 404, {
  en: 'Rule not found',
  zh: '该编码不存在',
})
export const ruleBroken = defineHttpError('CHECK_RULE_BROKEN', 422, {
  en: 'This rule is misconfigured. Ask an administrator.',
  zh: '校验规则配置有误，请联系管理员',
})
export const ruleValueLong = defineHttpError<{ limit: number }>('CHECK_VALUE_LONG', 400, {
  en: ({ limit }) => `The value can have at most ${limit} characters`,
  zh: ({ limit }) => `校验的值最多 ${limit} 个字符`,
})
export const ruleInvalid = defineHttpError('CHECK_RULE_INVALID', 400, {
  en: 'The rule must be a JSON array of up to 20 checks, each with digits (a number or *), pattern and message',
  zh: '校验规则应为 JSON 数组，每项包含 digits（数字或 *）、pattern 和 message，最多 20 项',
})
export const ruleEmpty = defineHttpError('CHECK_RULE_EMPTY', 400, {
  en: 'Add at least one check',
  zh: '请至少添加一条校验规则',
})
export const ruleTooLong = defineHttpError<{ limit: number }>('CHECK_RULE_LONG', 400, {
  en: ({ limit }) => `All checks together can have at most ${limit} characters`,
  zh: ({ limit }) => `全部规则合计最多 ${limit} 个字符`,
})
export const rulePatternRefused = defineHttpError<{ row: number; problem: PatternProblem }>(
  'CHECK_PATTERN_REFUSED',
  400,
  {
    en: ({ row, problem }) => `Row ${row}: pattern not allowed. ${problem.en}`,
    zh: ({ row, problem }) => `第 ${row} 行的正则不可用：${problem.zh}`,
  },
)
export const ruleShipped = defineHttpError<{ code: string }>('CHECK_RULE_SHIPPED', 409, {
  en: ({ code }) => `The rule ${code} is used by pages: its code can't be changed and it can't be deleted`,
  zh: ({ code }) => `页面正在使用规则“${code}”，其编码不可修改，也不可删除`,
})
