import { defineEndpoints, get, post } from '../endpoint.ts'

/** Operations on the active sessions of all users. Paths and names belong to the JeecgBoot contract. */
export const onlineEndpoints = defineEndpoints({
  'online.list': get.page('/sys/online/list', 'system:online:list'),
  'online.end': post.value('/sys/online/forceLogout', 'system:online:edit'),
})
