import { defineEndpoints } from '../endpoint.ts'

const list = 'system:position:list'
const edit = 'system:position:edit'

/** Positions people hold. Paths under /sys are the contract's. */
export const positionEndpoints = defineEndpoints({
  'position.list': { method: 'GET', path: '/sys/position/list', access: list, gives: 'page' },
  'position.get': { method: 'GET', path: '/sys/position/queryById', access: list, gives: 'record' },
  'position.byCode': { method: 'GET', path: '/sys/position/queryByCode', access: list, gives: 'record' },
  'position.options': { method: 'GET', path: '/app/positions/options', access: 'signedIn', gives: 'value' },
  'position.add': {
    method: 'POST',
    path: '/sys/position/add',
    access: 'system:position:add',
    gives: 'record',
  },
  'position.edit': { method: 'PUT', path: '/sys/position/edit', access: edit, gives: 'record' },
  'position.delete': { method: 'DELETE', path: '/sys/position/delete', access: edit, gives: 'value' },
  'position.deleteBatch': {
    method: 'DELETE',
    path: '/sys/position/deleteBatch',
    access: edit,
    gives: 'value',
  },
})
