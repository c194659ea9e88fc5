import { defineEndpoints } from '../endpoint.ts'

/** Files that a user has made in the background, and those he brought: everybody has his own, and nobody else's. */
export const taskEndpoints = defineEndpoints({
  'task.list': { method: 'GET', path: '/app/tasks/list', access: 'signedIn', gives: 'page' },
  'task.get': { method: 'GET', path: '/app/tasks/queryById', access: 'signedIn', gives: 'record' },
  'task.export': { method: 'POST', path: '/app/tasks/export', access: 'signedIn', gives: 'record' },
  'task.cancel': { method: 'POST', path: '/app/tasks/cancel', access: 'signedIn', gives: 'record' },
  'task.retry': { method: 'POST', path: '/app/tasks/retry', access: 'signedIn', gives: 'record' },
  'task.file': { method: 'POST', path: '/app/tasks/file', access: 'signedIn', gives: 'value' },
})
