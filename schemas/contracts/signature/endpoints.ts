import { defineEndpoints, post } from '../endpoint.ts'

/** Operations by which a second user approves something. An approval doesn't sign the approver in. */
export const signatureEndpoints = defineEndpoints({
  'signature.give': post.value('/app/signatures', 'signedIn'),
})
