import { defineEndpoints, post } from '../endpoint.ts'

/** A second person signs what the caller is about to do; nobody is logged in by it. */
export const signatureEndpoints = defineEndpoints({
  'signature.give': post.value('/app/signatures', 'signedIn'),
})
