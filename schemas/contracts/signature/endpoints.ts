import { defineEndpoints } from '../endpoint.ts'

/** A second person signs what the caller is about to do; nobody is logged in by it. */
export const signatureEndpoints = defineEndpoints({
  'signature.give': { method: 'POST', path: '/app/signatures', access: 'signedIn', gives: 'value' },
})
