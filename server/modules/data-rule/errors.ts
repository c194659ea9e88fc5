import { defineHttpError } from '../../http/errors.ts'
import type { Words } from '../../http/locale.ts'

export const dataRuleNotFound = defineHttpError('DATA_RULE_NOT_FOUND', 404, {
  en: 'There is no such data rule',
  zh: '未找到权限配置信息',
})
/** What was typed cannot be; the words say why, at their field. */
export const dataRuleInvalid = defineHttpError<Words>('DATA_RULE_INVALID', 400, {
  en: ({ en }) => en,
  zh: ({ zh }) => zh,
})
export const dataRuleOwn = defineHttpError('DATA_RULE_OWN', 403, {
  en: 'Nobody changes or lifts a data rule that holds for himself',
  zh: '不能修改或解除对自身生效的数据规则',
})
export const dataRuleNoGrant = defineHttpError('DATA_RULE_NO_GRANT', 409, {
  en: 'Grant the menu first: rules go with it',
  zh: '请先保存角色菜单权限!',
})
export const dataRuleForeign = defineHttpError('DATA_RULE_FOREIGN', 400, {
  en: 'These are not rules of this menu',
  zh: '所选规则不属于该菜单',
})
export const rowNotFound = defineHttpError('ROW_NOT_FOUND', 404, {
  en: 'There is no such row, or you do not see it',
  zh: '记录不存在或您无权查看',
})
