import { defineEndpoints } from '../endpoint.ts'

/** Files of list pages: who may take one is said by the page's `list.export.requires`, which the server looks up. */
export const exportEndpoints = defineEndpoints({
  'list.export': { method: 'POST', path: '/app/lists/export', access: 'signedIn', gives: 'value' },
  'list.exportSize': { method: 'POST', path: '/app/lists/exportSize', access: 'signedIn', gives: 'value' },
})
