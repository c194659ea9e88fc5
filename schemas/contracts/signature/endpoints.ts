import { defineEndpoints, post } from '../endpoint.ts'

/** Approval by a second user, which doesn't sign that user in. */
export const signatureEndpoints = defineEndpoints({
  'signature.give': post.value('/app/signatures', 'signedIn'),
})
