import { defineEndpoints, get, put, remove } from '../endpoint.ts'

/** Ways to look at a list that a user has named: his own, on any machine. */
export const viewEndpoints = defineEndpoints({
  'view.list': get.value('/app/views', 'signedIn'),
  'view.save': put.value('/app/views', 'signedIn'),
  'view.rename': put.value('/app/views/title', 'signedIn'),
  'view.makeDefault': put.value('/app/views/default', 'signedIn'),
  'view.remove': remove.value('/app/views/:id', 'signedIn'),
})
