import { defineEndpoints } from '../endpoint.ts'

const list = 'system:checkRule:list'
const edit = 'system:checkRule:edit'

/** Checks of a single value while a form is filled in; a value that does not pass answers `success: false`. */
export const checkEndpoints = defineEndpoints({
  'check.duplicate': { method: 'GET', path: '/sys/duplicate/check', access: 'signedIn', gives: 'value' },
  'check.rule': { method: 'GET', path: '/sys/checkRule/checkByCode', access: 'signedIn', gives: 'value' },
})

/** The rules themselves. Paths under /sys are the contract's. */
export const checkRuleEndpoints = defineEndpoints({
  'checkRule.list': { method: 'GET', path: '/sys/checkRule/list', access: list, gives: 'page' },
  'checkRule.get': { method: 'GET', path: '/sys/checkRule/queryById', access: list, gives: 'record' },
  'checkRule.add': {
    method: 'POST',
    path: '/sys/checkRule/add',
    access: 'system:checkRule:add',
    gives: 'record',
  },
  'checkRule.edit': { method: 'PUT', path: '/sys/checkRule/edit', access: edit, gives: 'record' },
  'checkRule.delete': { method: 'DELETE', path: '/sys/checkRule/delete', access: edit, gives: 'value' },
  'checkRule.deleteBatch': {
    method: 'DELETE',
    path: '/sys/checkRule/deleteBatch',
    access: edit,
    gives: 'value',
  },
  'checkRule.try': { method: 'POST', path: '/app/checkRules/try', access: list, gives: 'value' },
})
