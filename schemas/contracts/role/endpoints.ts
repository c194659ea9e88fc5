import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post, remove } from '../endpoint.ts'

const list = 'system:role:list'
const edit = 'system:role:edit'
const users = 'system:role:users'

/** Operations on roles and on the users that have them. Paths under /sys belong to the JeecgBoot contract. */
export const roleEndpoints = defineEndpoints({
  'role.all': get.value('/sys/role/queryall', 'signedIn'),
  'role.byType': get.value('/sys/role/queryListByType', 'signedIn'),
  ...crudEndpoints('role', { path: '/sys/role', list, add: 'system:role:add', edit }),
  'role.list': get.page('/sys/role/list', list, { aliases: ['/api/role'] }),
  'role.checkCode': get.value('/sys/role/checkRoleCode', list),
  'role.users': get.page('/sys/user/userRoleList', list, { dataRules: false }),
  'role.addUsers': post.value('/sys/user/addSysUserRole', users),
  'role.removeUser': remove.value('/sys/user/deleteUserRole', users),
  'role.removeUsers': remove.value('/sys/user/deleteUserRoleBatch', users),
})
