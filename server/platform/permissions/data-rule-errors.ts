import { defineHttpError, givenWords } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'

export const dataRuleNotFound = defineHttpError('DATA_RULE_NOT_FOUND', 404, {
  en: 'Data rule not found',
  zh: '数据规则不存在',
})
/** A data rule has an invalid value. The message of its field contains the reason. */
export const dataRuleInvalid = defineHttpError<LocalizedText>('DATA_RULE_INVALID', 400, givenWords)
export const dataRuleOwn = defineHttpError('DATA_RULE_OWN', 403, {
  en: "You can't change or remove a data rule that applies to you",
  zh: '不能修改或解除对自身生效的数据规则',
})
export const dataRuleNoGrant = defineHttpError('DATA_RULE_NO_GRANT', 409, {
  en: 'Grant the menu first',
  zh: '请先授予该菜单权限',
})
export const dataRuleForeign = defineHttpError('DATA_RULE_FOREIGN', 400, {
  en: "These rules don't belong to this menu",
  zh: '所选规则不属于该菜单',
})
export const rowNotFound = defineHttpError('ROW_NOT_FOUND', 404, {
  en: 'Record not found or not visible to you',
  zh: '记录不存在或您无权查看',
})
