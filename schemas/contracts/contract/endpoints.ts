import { defineEndpoints, get } from '../endpoint.ts'

/**
 * Operations on the contract itself. Clients find operations by name, including operations that are
 * registered at run time.
 */
export const contractEndpoints = defineEndpoints({
  'contract.find': get.value('/app/contracts', 'signedIn'),
})
