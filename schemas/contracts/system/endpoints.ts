import { defineEndpoints, get, post } from '../endpoint.ts'
import { sessionEndpoints } from './session-endpoints.ts'

/** Operations of the JeecgBoot contract that every page needs: session, permissions and dictionaries. */
export const systemEndpoints = defineEndpoints({
  ...sessionEndpoints,
  'session.permissions': get.value('/sys/permission/getUserPermissionByToken', 'signedIn'),
  'user.updatePassword': post.value('/sys/user/updatePassword', 'signedIn'),
  'user.departs': get.value('/sys/user/getCurrentUserDeparts', 'signedIn'),
  'user.selectDepart': post.value('/sys/selectDepart', 'signedIn'),
  'service.list': get.value('/api/service', 'signedIn'),
  'dict.items': get.value('/sys/dict/getDictItems/:code', 'signedIn'),
  'dict.all': get.value('/sys/dict/queryAllDictItems', 'signedIn'),
})
