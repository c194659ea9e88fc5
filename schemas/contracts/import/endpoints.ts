import { defineEndpoints } from '../endpoint.ts'

/** Files of records: who may bring one is said by the page's `list.import` and its operation, which the server looks up. */
export const importEndpoints = defineEndpoints({
  'import.about': { method: 'GET', path: '/app/imports/about', access: 'signedIn', gives: 'value' },
  'import.template': { method: 'POST', path: '/app/imports/template', access: 'signedIn', gives: 'value' },
  'import.check': { method: 'POST', path: '/app/imports/check', access: 'signedIn', gives: 'value' },
  'import.errors': { method: 'POST', path: '/app/imports/errors', access: 'signedIn', gives: 'value' },
  'import.status': { method: 'GET', path: '/app/imports/status', access: 'signedIn', gives: 'value' },
  'import.made': { method: 'GET', path: '/app/imports/made', access: 'signedIn', gives: 'value' },
  'import.run': {
    method: 'POST',
    path: '/app/imports/run',
    access: 'signedIn',
    gives: 'record',
    idempotent: true,
  },
  'import.undo': {
    method: 'POST',
    path: '/app/imports/undo',
    access: 'signedIn',
    gives: 'record',
    idempotent: true,
  },
})
