import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post, put } from '../endpoint.ts'

const list = 'system:fillRule:list'
const edit = 'system:fillRule:edit'
const signedIn = 'signedIn'

/**
 * Operations on fill rules, and on the codes that fill rules generate. Paths under /sys belong to the
 * JeecgBoot contract.
 */
export const fillEndpoints = defineEndpoints({
  ...crudEndpoints('fillRule', { path: '/sys/fillRule', list, add: 'system:fillRule:add', edit }),
  'fillRule.test': get.value('/sys/fillRule/testFillRule', list),
  'fillRule.try': post.value('/app/fillRules/try', list),
  'fillRule.run': put.value('/sys/fillRule/executeRuleByCode/:ruleCode', signedIn),
  'fillRule.runBatch': put.value('/sys/fillRule/executeRuleByCodeBatch', signedIn),
})
