import { defineHttpError } from '../../platform/http/errors.ts'

/** Messages for the fields of a rule. */
export const messages = {
  required: { en: 'Required', zh: '请填写' },
  unknown: { en: 'Not one of the options', zh: '不在可选范围内' },
  day: { en: 'Not a valid date', zh: '日期不正确' },
  order: { en: "Can't be before the start date", zh: '不能早于生效日期' },
  split: { en: 'Enter either a share or a fixed amount', zh: '比例与固定金额须填且只能填一项' },
  ceiling: { en: "The shares exceed the channel's ceiling", zh: '分账比例合计超过渠道上限' },
}
/** Error of an order that is unknown or outside the caller's departments. Both cases get the same answer. */
export const orderNotFound = defineHttpError('LEDGER_ORDER_NOT_FOUND', 404, {
  en: 'Ledger order not found',
  zh: '分账单不存在',
})
/** Error of an active rule that has the same scope as another active rule in an overlapping period. */
export const ruleOverlaps = defineHttpError<{ name: string }>('LEDGER_RULE_OVERLAPS', 409, {
  en: ({ name }) => `Active rule “${name}” has the same scope in this period`,
  zh: ({ name }) => `启用中的规则“${name}”适用范围相同，且生效期重叠`,
})
