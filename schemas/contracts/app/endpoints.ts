import { defineEndpoints, get } from '../endpoint.ts'

/**
 * Features of the server. `app.capabilities` is an extension of the JeecgBoot contract, so a JeecgBoot server
 * answers 404. JeecgBoot clients ask for the third parties whose address books the server synchronises.
 */
export const appEndpoints = defineEndpoints({
  'app.capabilities': get.value('/app/capabilities', 'public'),
  'app.thirdApps': get.value('/sys/thirdApp/getEnabledType', 'signedIn'),
})
