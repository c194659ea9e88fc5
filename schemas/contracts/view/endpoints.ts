import { defineEndpoints } from '../endpoint.ts'

/** Ways to look at a list that a user has named: his own, on any machine. */
export const viewEndpoints = defineEndpoints({
  'view.list': { method: 'GET', path: '/app/views', access: 'signedIn', gives: 'value' },
  'view.save': { method: 'PUT', path: '/app/views', access: 'signedIn', gives: 'value' },
  'view.rename': { method: 'PUT', path: '/app/views/title', access: 'signedIn', gives: 'value' },
  'view.makeDefault': { method: 'PUT', path: '/app/views/default', access: 'signedIn', gives: 'value' },
  'view.remove': { method: 'DELETE', path: '/app/views/:id', access: 'signedIn', gives: 'value' },
})
