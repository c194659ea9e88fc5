import { type CopyTarget, defineTarget, toTime } from '../demo/copy-target.ts'
import { ID_PREFIX, type ScaleDepart } from './departments.ts'
import type { ScalePermission } from './menus.ts'
import type { ScaleUser } from './users.ts'

const by = () => 'system'

export const departTarget = defineTarget<ScaleDepart>('sys_depart', {
  id: ({ id }) => id,
  parent_id: ({ parentId }) => parentId,
  depart_name: ({ name }) => name,
  depart_order: ({ order }) => order,
  org_category: ({ level }) => (level === 1 ? '1' : '2'),
  org_type: ({ level }) => String(level + 1),
  org_code: ({ code }) => code,
  status: () => '1',
  del_flag: () => '0',
  create_by: by,
})

export const permissionTarget = defineTarget<ScalePermission>('sys_permission', {
  id: ({ id }) => id,
  parent_id: ({ parentId }) => parentId,
  name: ({ name }) => name,
  menu_type: ({ menuType }) => menuType,
  url: ({ url }) => url,
  component: ({ component }) => component,
  perms: ({ perms }) => perms,
  sort_no: ({ order }) => order,
  is_route: ({ menuType }) => (menuType === 2 ? 0 : 1),
  is_leaf: ({ isLeaf }) => (isLeaf ? 1 : 0),
  create_by: by,
})

/** COPY target for the grants of a role. */
export const grantTarget = (roleId: string): CopyTarget<string> =>
  defineTarget<string>('sys_role_permission', {
    id: (permissionId) => `${ID_PREFIX}g-${permissionId.slice(ID_PREFIX.length)}`,
    role_id: () => roleId,
    permission_id: (permissionId) => permissionId,
  })

/** COPY target for users. All users have the same password hash. */
export const userTarget = (password: string, now: number): CopyTarget<ScaleUser> =>
  defineTarget<ScaleUser>('sys_user', {
    id: ({ id }) => id,
    username: ({ username }) => username,
    realname: ({ realname }) => realname,
    password: () => password,
    phone: ({ phone }) => phone,
    org_code: ({ depart }) => depart.code,
    status: ({ isFrozen }) => (isFrozen ? 2 : 1),
    user_identity: () => 1,
    create_by: by,
    create_time: ({ age }) => toTime(now - age),
  })

export const userDepartTarget = defineTarget<ScaleUser>('sys_user_depart', {
  id: ({ id }) => `${id}-d`,
  user_id: ({ id }) => id,
  dep_id: ({ depart }) => depart.id,
})

/** COPY target for the roles of users. The first user heads a region, the others are registered users. */
export const userRoleTarget = (head: string, others: string): CopyTarget<ScaleUser> =>
  defineTarget<ScaleUser>('sys_user_role', {
    id: ({ id }) => `${id}-r`,
    user_id: ({ id }) => id,
    role_id: ({ depart, username }) => (depart.level === 2 && username === 's000001' ? head : others),
  })
