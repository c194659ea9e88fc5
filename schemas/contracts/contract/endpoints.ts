import { defineEndpoints, get } from '../endpoint.ts'

/** The contract itself: operations by name, including operations registered at run time. */
export const contractEndpoints = defineEndpoints({
  'contract.find': get.value('/app/contracts', 'signedIn'),
})
