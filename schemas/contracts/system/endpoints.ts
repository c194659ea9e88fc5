import { defineEndpoints } from '../endpoint.ts'
import { sessionEndpoints } from './session-endpoints.ts'

/** Session, rights and dictionaries: the part of the JeecgBoot contract that every screen needs. */
export const systemEndpoints = defineEndpoints({
  ...sessionEndpoints,
  'session.permissions': {
    method: 'GET',
    path: '/sys/permission/getUserPermissionByToken',
    access: 'signedIn',
    gives: 'value',
  },
  'user.updatePassword': {
    method: 'POST',
    path: '/sys/user/updatePassword',
    access: 'signedIn',
    gives: 'value',
  },
  'user.departs': {
    method: 'GET',
    path: '/sys/user/getCurrentUserDeparts',
    access: 'signedIn',
    gives: 'value',
  },
  'user.selectDepart': { method: 'POST', path: '/sys/selectDepart', access: 'signedIn', gives: 'value' },
  'service.list': { method: 'GET', path: '/api/service', access: 'signedIn', gives: 'value' },
  'dict.items': { method: 'GET', path: '/sys/dict/getDictItems/:code', access: 'signedIn', gives: 'value' },
  'dict.all': { method: 'GET', path: '/sys/dict/queryAllDictItems', access: 'signedIn', gives: 'value' },
})
