import { defineEndpoints, get } from '../endpoint.ts'

/**
 * Operations that return parts of the API contract. Clients find operations by name, including operations
 * that are registered at run time.
 */
export const contractEndpoints = defineEndpoints({
  'contract.find': get.value('/app/contracts', 'signedIn'),
})
