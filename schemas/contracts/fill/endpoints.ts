import { defineEndpoints } from '../endpoint.ts'

const list = 'system:fillRule:list'
const edit = 'system:fillRule:edit'
const signedIn = 'signedIn'

/** Rules that make codes, and the codes they make. Paths under /sys are the contract's. */
export const fillEndpoints = defineEndpoints({
  'fillRule.list': { method: 'GET', path: '/sys/fillRule/list', access: list, gives: 'page' },
  'fillRule.get': { method: 'GET', path: '/sys/fillRule/queryById', access: list, gives: 'record' },
  'fillRule.add': {
    method: 'POST',
    path: '/sys/fillRule/add',
    access: 'system:fillRule:add',
    gives: 'record',
  },
  'fillRule.edit': { method: 'PUT', path: '/sys/fillRule/edit', access: edit, gives: 'record' },
  'fillRule.delete': { method: 'DELETE', path: '/sys/fillRule/delete', access: edit, gives: 'value' },
  'fillRule.deleteBatch': {
    method: 'DELETE',
    path: '/sys/fillRule/deleteBatch',
    access: edit,
    gives: 'value',
  },
  'fillRule.test': { method: 'GET', path: '/sys/fillRule/testFillRule', access: list, gives: 'value' },
  'fillRule.try': { method: 'POST', path: '/app/fillRules/try', access: list, gives: 'value' },
  'fillRule.run': {
    method: 'PUT',
    path: '/sys/fillRule/executeRuleByCode/:ruleCode',
    access: signedIn,
    gives: 'value',
  },
  'fillRule.runBatch': {
    method: 'PUT',
    path: '/sys/fillRule/executeRuleByCodeBatch',
    access: signedIn,
    gives: 'value',
  },
})
