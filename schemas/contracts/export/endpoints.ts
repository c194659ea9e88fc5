import { defineEndpoints, post } from '../endpoint.ts'

/**
 * Operations that export list pages. Callers need the permission that the page's setting
 * `list.export.requires` names.
 */
export const exportEndpoints = defineEndpoints({
  'list.export': post.value('/app/lists/export', 'signedIn'),
  'list.exportSize': post.value('/app/lists/exportSize', 'signedIn'),
})
