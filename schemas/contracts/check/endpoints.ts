import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post } from '../endpoint.ts'

const list = 'system:checkRule:list'
const edit = 'system:checkRule:edit'

/** Checks of a single value while a form is filled in; a value that does not pass answers `success: false`. */
export const checkEndpoints = defineEndpoints({
  'check.duplicate': get.value('/sys/duplicate/check', 'signedIn'),
  'check.rule': get.value('/sys/checkRule/checkByCode', 'signedIn'),
})

/** The rules themselves. Paths under /sys are the contract's. */
export const checkRuleEndpoints = defineEndpoints({
  ...crudEndpoints('checkRule', { path: '/sys/checkRule', list, add: 'system:checkRule:add', edit }),
  'checkRule.try': post.value('/app/checkRules/try', list),
})
