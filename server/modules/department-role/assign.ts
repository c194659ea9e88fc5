import { sql } from 'kysely'
import type { AssignDepartRoles } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { Scope, SignedIn } from '../../platform/http/request.ts'
import { hasAllGrants } from '../../platform/permissions/grants.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { lockRecords } from '../../platform/resource/records.ts'
import { roleNotManageable, roleOwn } from '../../platform/roles/errors.ts'
import { departRoleNotFound, departRoleUserNotMember } from './errors.ts'
import { departRoleResource } from './list-resource.ts'
import { isMemberOfAll } from './repo.ts'

const saved = { en: 'Saved', zh: '添加成功！' }

/**
 * SQL subquery of the permissions that roles grant. Users can assign a role only if they have all of its
 * permissions.
 */
const grantsIn = (roleIds: readonly string[]) =>
  sql`(select role_id as holder, permission_id, data_rule_ids from sys_depart_role_permission where role_id = any(${[...roleIds]}::text[]))`

/**
 * Changes the department roles of a member from the caller's old selection to the new one. Applies only the
 * difference, so that changes by other users at the same time are kept.
 */
export async function assignDepartRoles(
  tx: Tx,
  { userId, newRoleId, oldRoleId }: AssignDepartRoles,
  { user, managed, nextId }: { user: SignedIn; managed: Scope; nextId: () => string },
): Promise<Changed<null>> {
  await invalidatePermissions(tx)
  const selectedIds = readIds(newRoleId)
  const before = readIds(oldRoleId ?? '')
  const added = selectedIds.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !selectedIds.includes(id))
  const changedIds = [...added, ...removed]
  const detail = { added, removed }
  const audit = { action: 'departRole.give', subject: { kind: 'sys_user', id: userId }, detail }
  if (changedIds.length === 0) return { result: null, audit, message: saved }
  if (userId === user.id) throw roleOwn()
  const roles = await lockRecords(tx, departRoleResource, { ids: changedIds, scope: managed })
  if (roles.length < changedIds.length) throw departRoleNotFound()
  if (
    !(await isMemberOfAll(
      tx,
      userId,
      roles.map(({ departId }) => departId),
    ))
  )
    throw departRoleUserNotMember()
  if (!(await hasAllGrants(tx, user.id, grantsIn(changedIds)))) throw roleNotManageable()
  if (removed.length > 0) {
    await tx
      .deleteFrom('sys_depart_role_user')
      .where('user_id', '=', userId)
      .where('drole_id', 'in', removed)
      .execute()
  }
  const rows = roles
    .filter(({ id }) => added.includes(id))
    .map(({ id, departId }) => ({ id: nextId(), user_id: userId, drole_id: id, depart_id: departId }))
  if (rows.length > 0) {
    await tx
      .insertInto('sys_depart_role_user')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['user_id', 'drole_id']).doNothing())
      .execute()
  }
  return { result: null, audit, message: saved }
}
