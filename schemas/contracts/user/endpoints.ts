import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post, put, remove } from '../endpoint.ts'

const list = 'system:user:list'
const add = 'system:user:add'
const edit = 'system:user:edit'
const password = 'system:user:password'
const deletion = 'system:user:delete'

/** Operations on users, for pickers and administration. The paths belong to the JeecgBoot contract. */
export const userEndpoints = defineEndpoints({
  'user.options': get.page('/sys/user/queryUserComponentData', 'signedIn'),
  'user.ofDepart': get.value('/sys/user/queryUserByDepId', 'signedIn'),
  'user.byIds': get.value('/sys/user/queryByIds', 'signedIn'),
  'user.byNames': get.value('/sys/user/queryByNames', 'signedIn'),
  'user.appList': get.page('/sys/user/appUserList', 'signedIn'),
  'user.addressList': get.page('/sys/user/queryByOrgCodeForAddressList', 'system:address:list', {
    aliases: ['/sys/user/queryByOrgCode'],
  }),
  'user.newId': get.value('/sys/user/generateUserId', add),
  'user.ownSection': get.value('/sys/user/getUserSectionInfoByToken', 'signedIn'),
  'user.info': get.value('/sys/user/getUserInfo', 'signedIn'),
  ...crudEndpoints('user', { path: '/sys/user', list, add, edit, delete: deletion }),
  'user.list': get.page('/sys/user/list', list, { aliases: ['/api/user'] }),
  'user.roleIds': get.value('/sys/user/queryUserRole', list),
  'user.departList': get.value('/sys/user/userDepartList', list),
  'user.freeze': put.value('/sys/user/frozenBatch', edit),
  'user.setPassword': put.value('/sys/user/changePassword', password),
  'user.oneTimePasswords': post.value('/app/users/oneTimePasswords', password),
  'user.recycleBin': get.value('/sys/user/recycleBin', deletion),
  'user.binned': get.page('/app/users/deleted', 'system:user:bin', { dataRules: false }),
  'user.restore': put.value('/sys/user/putRecycleBin', deletion),
  'user.purge': remove.value('/sys/user/deleteRecycleBin', deletion),
})
