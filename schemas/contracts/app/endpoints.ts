import { defineEndpoints } from '../endpoint.ts'

/** What this server offers beyond the JeecgBoot contract; a stock server answers 404 here. */
export const appEndpoints = defineEndpoints({
  'app.capabilities': { method: 'GET', path: '/app/capabilities', access: 'public', gives: 'value' },
})
