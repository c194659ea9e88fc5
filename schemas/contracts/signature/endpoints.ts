import { defineEndpoints, post } from '../endpoint.ts'

/**
 * Operations with which a second user approves an operation of the signed-in user. An approval starts no
 * session for the second user.
 */
export const signatureEndpoints = defineEndpoints({
  'signature.give': post.value('/app/signatures', 'signedIn'),
})
