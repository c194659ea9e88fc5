import type { SaveDepartPermission, SaveDepartRolePermission } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { lockDepart } from '../../platform/departments/repo.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, Scope, SignedIn } from '../../platform/http/request.ts'
import { findGranted, type Holder, subjectOf } from '../../platform/permissions/find-granted.ts'
import { changeGrants } from '../../platform/permissions/grant-to-role.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { lockRecords } from '../../platform/resource/records.ts'
import { roleOwn } from '../../platform/roles/errors.ts'
import { departRoleNotFound, departRoleNotManageable } from './errors.ts'
import { departRoleResource } from './list-resource.ts'

const saved = { en: 'Saved', zh: '保存成功！' }

interface GrantContext extends ChangeContext {
  /** Departments that the caller manages. */
  managed: Scope
}

/**
 * Changes the grants of a department. The roles of a department can have only grants of the department. If
 * the department loses a grant, a foreign key removes the grant from the roles. A new grant of the department
 * has no effect until it is added to a role.
 */
export async function grantToDepart(
  tx: Tx,
  { departId, ...selection }: SaveDepartPermission,
  { user, managed, nextId }: GrantContext,
): Promise<Changed<null>> {
  await invalidatePermissions(tx)
  const { orgCode } = await lockDepart(tx, departId, managed)
  const holder: Holder = { table: 'sys_depart_permission', holderId: departId }
  const columns = { depart_id: departId }
  const detail = { orgCode, ...(await changeGrants(tx, holder, { selection, columns, user, nextId })) }
  return {
    result: null,
    audit: { action: 'departPermission.save', subject: subjectOf(holder), detail },
    message: saved,
  }
}

/** Throws if the caller has one of these department roles, since users can't change their own permissions. */
export async function rejectOwnRoles(tx: Tx, roleIds: readonly string[], user: SignedIn): Promise<void> {
  const own = await tx
    .selectFrom('sys_depart_role_user')
    .select('id')
    .where('user_id', '=', user.id)
    .where('drole_id', 'in', [...roleIds])
    .limit(1)
    .executeTakeFirst()
  if (own) throw roleOwn()
}

/** Changes the grants of a department role. A new grant must also be a grant of the role's department. */
export async function grantToDepartRole(
  tx: Tx,
  { roleId, ...selection }: SaveDepartRolePermission,
  { user, managed, nextId }: GrantContext,
): Promise<Changed<null>> {
  await invalidatePermissions(tx)
  const [role] = await lockRecords(tx, departRoleResource, { ids: [roleId], scope: managed })
  if (!role) throw departRoleNotFound()
  await rejectOwnRoles(tx, [roleId], user)
  const holder: Holder = { table: 'sys_depart_role_permission', holderId: roleId }
  const offered = new Set(await findGranted(tx, { table: 'sys_depart_permission', holderId: role.departId }))
  const check = (added: readonly string[]) => {
    if (!added.every((id) => offered.has(id))) throw departRoleNotManageable()
  }
  const columns = { depart_id: role.departId, role_id: roleId }
  const changes = await changeGrants(tx, holder, { selection, check, columns, user, nextId })
  const detail = { roleCode: role.roleCode, ...changes }
  return {
    result: null,
    audit: { action: 'departRole.savePermissions', subject: subjectOf(holder), detail },
    message: saved,
  }
}
