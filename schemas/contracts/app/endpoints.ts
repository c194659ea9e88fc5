import { defineEndpoints, get } from '../endpoint.ts'

/**
 * Features of the server. The operation is an extension of the JeecgBoot contract, so a JeecgBoot server
 * answers 404.
 */
export const appEndpoints = defineEndpoints({
  'app.capabilities': get.value('/app/capabilities', 'public'),
})
