import { defineEndpoints, post } from '../endpoint.ts'

/** Approval by a second user, who isn't logged in by it. */
export const signatureEndpoints = defineEndpoints({
  'signature.give': post.value('/app/signatures', 'signedIn'),
})
