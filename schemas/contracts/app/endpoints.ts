import { defineEndpoints, get } from '../endpoint.ts'

/** What this server offers beyond the JeecgBoot contract; a stock server answers 404 here. */
export const appEndpoints = defineEndpoints({
  'app.capabilities': get.value('/app/capabilities', 'public'),
})
