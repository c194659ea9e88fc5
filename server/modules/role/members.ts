import type { SysRole } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { lockRecords } from '../../platform/resource/records.ts'
import {
  roleLastAdmin,
  roleNotFound,
  roleNotManageable,
  roleOwn,
  roleUserUnknown,
} from '../../platform/roles/errors.ts'
import { ADMIN, hasAdministrator, hasGrantsOfRole } from '../../platform/roles/repo.ts'
import { roleResource } from '../../platform/roles/resource.ts'
import { countVisibleUsers } from '../../platform/users/selectable-users.ts'

const added = { en: 'Added', zh: '添加成功！' }
const removed = { en: 'Removed', zh: '删除成功！' }

interface MemberChange {
  roleId: string
  userIds: readonly string[]
}

/**
 * Locks the role, so that changes of its members run one after the other. Without the lock, two requests
 * could remove the last two administrators at the same time.
 */
async function lockRoleOfMembers(
  tx: Tx,
  { roleId, userIds }: MemberChange,
  user: SignedIn,
): Promise<SysRole> {
  const [role] = await lockRecords(tx, roleResource, { ids: [roleId], scope: user.scope })
  if (!role) throw roleNotFound()
  if (userIds.includes(user.id)) throw roleOwn()
  const seen = await countVisibleUsers(tx, userIds, user.scope)
  if (userIds.length === 0 || seen < userIds.length) throw roleUserUnknown()
  return role
}

const auditOf = (action: string, { id, roleCode }: SysRole, userIds: readonly string[]) => ({
  action,
  subject: { kind: 'sys_role', id },
  detail: { roleCode, userIds: [...userIds] },
})

/** Assigns a role to users. The caller must have all permissions of the role. */
export async function addMembers(
  tx: Tx,
  { roleId, userIdList }: { roleId: string; userIdList: readonly string[] },
  { user, nextId }: { user: SignedIn; nextId: () => string },
): Promise<Changed<null>> {
  const userIds = [...new Set(userIdList)]
  const role = await lockRoleOfMembers(tx, { roleId, userIds }, user)
  const isBeyond = role.roleCode === ADMIN && !user.roles.includes(ADMIN)
  if (isBeyond || !(await hasGrantsOfRole(tx, user.id, roleId))) throw roleNotManageable()
  await tx
    .insertInto('sys_user_role')
    .values(userIds.map((userId) => ({ id: nextId(), user_id: userId, role_id: roleId })))
    .onConflict((conflict) => conflict.columns(['user_id', 'role_id']).doNothing())
    .execute()
  await invalidatePermissions(tx)
  return { result: null, audit: auditOf('role.addUsers', role, userIds), message: added }
}

/** Removes a role from users, either from all of them or from none. */
export async function removeMembers(
  tx: Tx,
  { roleId, csv }: { roleId: string; csv: string },
  { user }: { user: SignedIn },
): Promise<Changed<null>> {
  const userIds = readIds(csv)
  const role = await lockRoleOfMembers(tx, { roleId, userIds }, user)
  await tx.deleteFrom('sys_user_role').where('role_id', '=', roleId).where('user_id', 'in', userIds).execute()
  if (role.roleCode === ADMIN && !(await hasAdministrator(tx))) throw roleLastAdmin()
  await invalidatePermissions(tx)
  return { result: null, audit: auditOf('role.removeUsers', role, userIds), message: removed }
}
