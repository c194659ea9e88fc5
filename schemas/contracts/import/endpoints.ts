import { defineEndpoints, get, post } from '../endpoint.ts'

/**
 * Operations that import records. The permission depends on the page's setting `list.import` and on the
 * operation named there.
 */
export const importEndpoints = defineEndpoints({
  'import.about': get.value('/app/imports/about', 'signedIn'),
  'import.template': post.value('/app/imports/template', 'signedIn'),
  'import.check': post.value('/app/imports/check', 'signedIn'),
  'import.errors': post.value('/app/imports/errors', 'signedIn'),
  'import.status': get.value('/app/imports/status', 'signedIn'),
  'import.made': get.value('/app/imports/made', 'signedIn'),
  'import.run': post.record('/app/imports/run', 'signedIn', { idempotent: true }),
  'import.undo': post.record('/app/imports/undo', 'signedIn', { idempotent: true }),
})
