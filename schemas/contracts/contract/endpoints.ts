import { defineEndpoints, get } from '../endpoint.ts'

/** The contract itself: operations by name, also those that were registered at run time. */
export const contractEndpoints = defineEndpoints({
  'contract.find': get.value('/app/contracts', 'signedIn'),
})
