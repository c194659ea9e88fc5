import { defineEndpoints } from '../endpoint.ts'

/** Checks of a single value while a form is filled in; a value that does not pass answers `success: false`. */
export const checkEndpoints = defineEndpoints({
  'check.duplicate': { method: 'GET', path: '/sys/duplicate/check', access: 'signedIn', gives: 'value' },
  'check.rule': { method: 'GET', path: '/sys/checkRule/checkByCode', access: 'signedIn', gives: 'value' },
})
