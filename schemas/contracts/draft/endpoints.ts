import { defineEndpoints, get, put, remove } from '../endpoint.ts'

/** Saved drafts of unfinished forms. Only the author of a draft can see it. */
export const draftEndpoints = defineEndpoints({
  'draft.list': get.value('/app/drafts', 'signedIn'),
  'draft.get': get.record('/app/drafts/:id', 'signedIn'),
  'draft.save': put.value('/app/drafts', 'signedIn'),
  'draft.remove': remove.value('/app/drafts/:id', 'signedIn'),
})
