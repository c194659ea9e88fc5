import { defineHttpError } from '../../platform/http/errors.ts'

export const fillRuleUnknown = defineHttpError<{ code: string }>('FILL_RULE_UNKNOWN', 404, {
  en: ({ code }) => `Fill rule ${code} not found`,
  zh: ({ code }) => `编码生成规则“${code}”不存在`,
})
export const fillKindUnknown = defineHttpError<{ kind: string; known: string }>('FILL_KIND_UNKNOWN', 400, {
  en: ({ kind, known }) => `Unknown fill rule type "${kind}". Available: ${known}. Java classes aren't run.`,
  zh: ({ kind, known }) => `没有名为“${kind}”的规则类型，可用的类型为 ${known}；系统不执行 Java 类`,
})
export const fillParamsInvalid = defineHttpError<{ problem: string }>('FILL_PARAMS_INVALID', 400, {
  en: ({ problem }) => `Settings don't match the rule type: ${problem}`,
  zh: ({ problem }) => `规则参数与规则类型不符：${problem}`,
})
export const fillCodeStays = defineHttpError('FILL_CODE_STAYS', 409, {
  en: "Forms and numbering depend on this code, so it can't be changed",
  zh: '规则编码不可修改：表单按编码引用规则，流水号也按编码计数',
})
export const fillUsedUp = defineHttpError<{ head: string }>('FILL_NUMBERS_USED_UP', 409, {
  en: ({ head }) => `No numbers left after "${head}". Give the rule more digits.`,
  zh: ({ head }) => `“${head}”之后的流水号已用完，请增加规则的位数`,
})
export const fillDepartUnknown = defineHttpError('FILL_DEPART_UNKNOWN', 404, {
  en: 'Parent department not found',
  zh: '上级部门不存在',
})
export const fillDepartFull = defineHttpError('FILL_DEPART_FULL', 409, {
  en: 'No codes left in this department',
  zh: '该部门下已没有可用的编码',
})
