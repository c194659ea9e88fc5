import { defineEndpoints, get, put, remove } from '../endpoint.ts'

/** Saved drafts of unfinished forms. Only their author can see them. */
export const draftEndpoints = defineEndpoints({
  'draft.list': get.value('/app/drafts', 'signedIn'),
  'draft.get': get.record('/app/drafts/:id', 'signedIn'),
  'draft.save': put.value('/app/drafts', 'signedIn'),
  'draft.remove': remove.value('/app/drafts/:id', 'signedIn'),
})
