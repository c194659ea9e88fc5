import { defineEndpoints, post } from '../endpoint.ts'

/** Exports of list pages. The page's `list.export.requires` names the permission. */
export const exportEndpoints = defineEndpoints({
  'list.export': post.value('/app/lists/export', 'signedIn'),
  'list.exportSize': post.value('/app/lists/exportSize', 'signedIn'),
})
