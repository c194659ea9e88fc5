import { defineEndpoints } from '../endpoint.ts'

/** What happened: sign-ins, changes, and how much the product is visited. Paths of /sys are the contract's. */
export const logEndpoints = defineEndpoints({
  'log.list': { method: 'GET', path: '/sys/log/list', access: 'system:log:list', gives: 'page' },
  'log.get': { method: 'GET', path: '/app/logs/one', access: 'system:log:list', gives: 'record' },
  'log.delete': { method: 'DELETE', path: '/sys/log/delete', access: 'system:log:list', gives: 'value' },
  'log.deleteBatch': {
    method: 'DELETE',
    path: '/sys/log/deleteBatch',
    access: 'system:log:list',
    gives: 'value',
  },
  'log.visits': { method: 'GET', path: '/sys/loginfo', access: 'signedIn', gives: 'value' },
  'log.visitFigures': {
    method: 'GET',
    path: '/app/logs/visits',
    access: 'system:visit:list',
    gives: 'value',
  },
  'log.visitDays': { method: 'GET', path: '/sys/visitInfo', access: 'signedIn', gives: 'value' },
})
