import { defineEndpoints } from '../endpoint.ts'

/** Forms that somebody has begun and not sent: his own working state, on any machine. */
export const draftEndpoints = defineEndpoints({
  'draft.list': { method: 'GET', path: '/app/drafts', access: 'signedIn', gives: 'value' },
  'draft.get': { method: 'GET', path: '/app/drafts/:id', access: 'signedIn', gives: 'record' },
  'draft.save': { method: 'PUT', path: '/app/drafts', access: 'signedIn', gives: 'value' },
  'draft.remove': { method: 'DELETE', path: '/app/drafts/:id', access: 'signedIn', gives: 'value' },
})
