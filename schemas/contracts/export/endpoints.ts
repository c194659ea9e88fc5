import { defineEndpoints, post } from '../endpoint.ts'

/** Operations that export list pages. The permission is `list.export.requires` of the page. */
export const exportEndpoints = defineEndpoints({
  'list.export': post.value('/app/lists/export', 'signedIn'),
  'list.exportSize': post.value('/app/lists/exportSize', 'signedIn'),
})
