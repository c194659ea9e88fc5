import { defineEndpoints, get } from '../endpoint.ts'

/** Server capabilities, an extension of the JeecgBoot contract: a JeecgBoot server answers 404. */
export const appEndpoints = defineEndpoints({
  'app.capabilities': get.value('/app/capabilities', 'public'),
})
