import { defineEndpoints, get, put, remove } from '../endpoint.ts'

/** Forms that somebody has begun and not sent: his own working state, on any machine. */
export const draftEndpoints = defineEndpoints({
  'draft.list': get.value('/app/drafts', 'signedIn'),
  'draft.get': get.record('/app/drafts/:id', 'signedIn'),
  'draft.save': put.value('/app/drafts', 'signedIn'),
  'draft.remove': remove.value('/app/drafts/:id', 'signedIn'),
})
