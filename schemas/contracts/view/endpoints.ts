import { defineEndpoints, get, put, remove } from '../endpoint.ts'

/** Operations on the list views that a user has saved. */
export const viewEndpoints = defineEndpoints({
  'view.list': get.value('/app/views', 'signedIn'),
  'view.save': put.value('/app/views', 'signedIn'),
  'view.rename': put.value('/app/views/title', 'signedIn'),
  'view.makeDefault': put.value('/app/views/default', 'signedIn'),
  'view.remove': remove.value('/app/views/:id', 'signedIn'),
})
