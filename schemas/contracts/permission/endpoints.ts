import { defineEndpoints, get, post, put, remove } from '../endpoint.ts'

const list = 'system:permission:list'
const edit = 'system:permission:edit'
const deletion = 'system:permission:delete'
const grants = 'system:role:list'

/**
 * Operations on menus, buttons and the permissions of roles. Paths under /sys belong to the JeecgBoot
 * contract.
 */
export const permissionEndpoints = defineEndpoints({
  'permission.list': get.value('/sys/permission/list', list, { aliases: ['/api/permission'] }),
  'permission.menus': get.value('/sys/permission/getSystemMenuList', list),
  'permission.submenu': get.value('/sys/permission/getSystemSubmenu', list),
  'permission.submenus': get.value('/sys/permission/getSystemSubmenuBatch', list),
  'permission.tree': get.value('/sys/permission/queryTreeList', grants),
  'permission.treeForRole': get.value('/sys/role/queryTreeList', grants),
  'permission.ofRole': get.value('/sys/permission/queryRolePermission', grants),
  'permission.saveRole': post.value('/sys/permission/saveRolePermission', 'system:permission:saveRole'),
  'permission.hasAddress': get.value('/app/permissions/address', 'signedIn'),
  'permission.choices': get.value('/app/permissions/choices', grants),
  'permission.grants': get.record('/app/permissions/grants', grants),
  'permission.add': post.record('/sys/permission/add', edit),
  'permission.edit': put.record('/sys/permission/edit', edit),
  'permission.delete': remove.value('/sys/permission/delete', deletion),
  'permission.deleteBatch': remove.value('/sys/permission/deleteBatch', deletion),
  'permission.checkUrl': get.value('/sys/permission/checkPermDuplication', list),
  'permission.lines': get.value('/app/permissions', list),
  'permission.get': get.record('/app/permissions/one', list),
  'permission.pages': get.value('/app/permissions/pages', list),
  'permission.move': post.value('/app/permissions/move', edit),
})
