import { defineEndpoints, post } from '../endpoint.ts'

/** Files of list pages: who may take one is said by the page's `list.export.requires`, which the server looks up. */
export const exportEndpoints = defineEndpoints({
  'list.export': post.value('/app/lists/export', 'signedIn'),
  'list.exportSize': post.value('/app/lists/exportSize', 'signedIn'),
})
