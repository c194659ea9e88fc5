import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post } from '../endpoint.ts'

const list = 'system:checkRule:list'
const edit = 'system:checkRule:edit'

/**
 * Operations that validate a single value in a form. For an invalid value, the response has `success: false`.
 */
export const checkEndpoints = defineEndpoints({
  'check.duplicate': get.value('/sys/duplicate/check', 'signedIn'),
  'check.rule': get.value('/sys/checkRule/checkByCode', 'signedIn'),
})

/** Operations on check rules. Paths under /sys belong to the JeecgBoot contract. */
export const checkRuleEndpoints = defineEndpoints({
  ...crudEndpoints('checkRule', { path: '/sys/checkRule', list, add: 'system:checkRule:add', edit }),
  'checkRule.try': post.value('/app/checkRules/try', list),
})
