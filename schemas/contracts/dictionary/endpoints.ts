import { defineEndpoints } from '../endpoint.ts'

const list = 'system:dict:list'
const edit = 'system:dict:edit'

/** Dictionaries and their items, as administrators keep them. Paths under /sys are the contract's. */
export const dictionaryEndpoints = defineEndpoints({
  'dict.list': { method: 'GET', path: '/sys/dict/list', access: list, gives: 'page' },
  'dict.get': { method: 'GET', path: '/sys/dict/queryById', access: list, gives: 'record' },
  'dict.tree': { method: 'GET', path: '/sys/dict/treeList', access: list, gives: 'value' },
  'dict.deleted': { method: 'GET', path: '/sys/dict/deleteList', access: list, gives: 'value' },
  'dict.binned': { method: 'GET', path: '/app/dicts/deleted', access: 'system:dict:bin', gives: 'page' },
  'dict.refresh': { method: 'GET', path: '/sys/dict/refleshCache', access: 'signedIn', gives: 'value' },
  'dict.add': { method: 'POST', path: '/sys/dict/add', access: 'system:dict:add', gives: 'record' },
  'dict.edit': { method: 'PUT', path: '/sys/dict/edit', access: edit, gives: 'record' },
  'dict.delete': { method: 'DELETE', path: '/sys/dict/delete', access: edit, gives: 'value' },
  'dict.deleteBatch': { method: 'DELETE', path: '/sys/dict/deleteBatch', access: edit, gives: 'value' },
  'dict.back': { method: 'PUT', path: '/sys/dict/back/:id', access: edit, gives: 'value' },
  'dict.deletePhysic': { method: 'DELETE', path: '/sys/dict/deletePhysic/:id', access: edit, gives: 'value' },
  'dictItem.list': { method: 'GET', path: '/sys/dictItem/list', access: list, gives: 'page' },
  'dictItem.get': { method: 'GET', path: '/sys/dictItem/queryById', access: list, gives: 'record' },
  'dictItem.check': { method: 'GET', path: '/sys/dictItem/dictItemCheck', access: list, gives: 'value' },
  'dictItem.add': { method: 'POST', path: '/sys/dictItem/add', access: edit, gives: 'record' },
  'dictItem.edit': { method: 'PUT', path: '/sys/dictItem/edit', access: edit, gives: 'record' },
  'dictItem.ordered': { method: 'GET', path: '/app/dictionary/order', access: list, gives: 'record' },
  'dictItem.order': { method: 'PUT', path: '/app/dictionary/order', access: edit, gives: 'value' },
  'dictItem.delete': { method: 'DELETE', path: '/sys/dictItem/delete', access: edit, gives: 'value' },
  'dictItem.deleteBatch': {
    method: 'DELETE',
    path: '/sys/dictItem/deleteBatch',
    access: edit,
    gives: 'value',
  },
})
