import { defineEndpoints } from '../endpoint.ts'

/** What people do who have no password to show: codes by SMS, registration, the forgotten password. */
export const visitorEndpoints = defineEndpoints({
  'visitor.sms': { method: 'POST', path: '/sys/sms', access: 'public', gives: 'value' },
  'visitor.phoneLogin': { method: 'POST', path: '/sys/phoneLogin', access: 'public', gives: 'value' },
  'visitor.register': { method: 'POST', path: '/sys/user/register', access: 'public', gives: 'value' },
  'visitor.phoneVerification': {
    method: 'POST',
    path: '/sys/user/phoneVerification',
    access: 'public',
    gives: 'value',
  },
  'visitor.passwordChange': {
    method: 'POST',
    path: '/sys/user/passwordChange',
    access: 'public',
    gives: 'value',
  },
  'visitor.checkOnlyUser': {
    method: 'GET',
    path: '/sys/user/checkOnlyUser',
    access: 'public',
    gives: 'value',
  },
})
