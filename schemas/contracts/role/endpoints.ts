import { defineEndpoints } from '../endpoint.ts'

/** Roles as pickers find them. The path is the contract's. */
export const roleEndpoints = defineEndpoints({
  'role.all': { method: 'GET', path: '/sys/role/queryall', access: 'signedIn', gives: 'value' },
})
