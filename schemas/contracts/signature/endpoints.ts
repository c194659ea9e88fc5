import { defineEndpoints, post } from '../endpoint.ts'

/**
 * Operations with which a second user approves an operation of the signed-in user. The approval doesn't sign
 * the second user in.
 */
export const signatureEndpoints = defineEndpoints({
  'signature.give': post.value('/app/signatures', 'signedIn'),
})
