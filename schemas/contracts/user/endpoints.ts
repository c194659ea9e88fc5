import { defineEndpoints } from '../endpoint.ts'

/** People as pickers find them. The path is the contract's select-user control's. */
export const userEndpoints = defineEndpoints({
  'user.options': {
    method: 'GET',
    path: '/sys/user/queryUserComponentData',
    access: 'signedIn',
    gives: 'page',
  },
})
