import { defineEndpoints } from '../endpoint.ts'

/** What a user sees and changes of his own account, and the upload of files. */
export const accountEndpoints = defineEndpoints({
  'account.profile': { method: 'GET', path: '/app/account/profile', access: 'signedIn', gives: 'record' },
  'account.saveProfile': { method: 'PUT', path: '/app/account/profile', access: 'signedIn', gives: 'record' },
  'account.sessions': { method: 'GET', path: '/app/account/sessions', access: 'signedIn', gives: 'value' },
  'account.endSession': {
    method: 'DELETE',
    path: '/app/account/sessions/:id',
    access: 'signedIn',
    gives: 'value',
  },
  'account.endOtherSessions': {
    method: 'DELETE',
    path: '/app/account/sessions',
    access: 'signedIn',
    gives: 'value',
  },
  'account.loginLog': { method: 'GET', path: '/app/account/login-log', access: 'signedIn', gives: 'page' },
  'file.facts': { method: 'GET', path: '/app/files', access: 'signedIn', gives: 'value' },
  'file.upload': { method: 'POST', path: '/sys/common/upload', access: 'signedIn', gives: 'value' },
})
