import { defineEndpoints } from '../endpoint.ts'

/** Who is signed in now. Paths and names are the contract's. */
export const onlineEndpoints = defineEndpoints({
  'online.list': { method: 'GET', path: '/sys/online/list', access: 'system:online:list', gives: 'page' },
  'online.end': {
    method: 'POST',
    path: '/sys/online/forceLogout',
    access: 'system:online:edit',
    gives: 'value',
  },
})
