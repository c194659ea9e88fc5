import { defineEndpoints, get, post } from '../endpoint.ts'

/** Who is signed in now. Paths and names are the contract's. */
export const onlineEndpoints = defineEndpoints({
  'online.list': get.page('/sys/online/list', 'system:online:list'),
  'online.end': post.value('/sys/online/forceLogout', 'system:online:edit'),
})
