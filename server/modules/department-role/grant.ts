import type { SaveDepartPermission, SaveDepartRolePermission } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { lockRecords } from '../../platform/crud/records.ts'
import { departNotFound } from '../../platform/departments/errors.ts'
import { lockDeparts } from '../../platform/departments/repo.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { Scope, SignedIn } from '../../platform/http/request.ts'
import { findGranted, type Holder } from '../../platform/permissions/find-granted.ts'
import { applyGrants, findDifference } from '../../platform/permissions/grant-to-role.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { roleOwn } from '../../platform/roles/errors.ts'
import { departRoleBeyond, departRoleNotFound } from './errors.ts'
import { departRoleResource } from './list-resource.ts'

const saved = { en: 'Saved', zh: '保存成功！' }

interface ChangeContext {
  user: SignedIn
  /** Departments managed by the caller. */
  managed: Scope
  nextId: () => string
}

/**
 * Applies additions and removals to a department's grants; foreign keys remove lost ones from its roles.
 * Users get new grants only through roles.
 */
export async function grantToDepart(
  tx: Tx,
  { departId, ...wanted }: SaveDepartPermission,
  { user, managed, nextId }: ChangeContext,
): Promise<Changed<null>> {
  await invalidatePermissions(tx)
  const [depart] = await lockDeparts(tx, [departId], managed)
  if (!depart) throw departNotFound()
  const holder: Holder = { table: 'sys_depart_permission', holderId: departId }
  const { added, removed } = await findDifference(tx, holder, { wanted, user })
  await applyGrants(tx, holder, { added, removed, columns: { depart_id: departId }, user, nextId })
  const detail = { orgCode: depart.orgCode, added, removed }
  return {
    result: null,
    audit: { action: 'departPermission.save', subject: { kind: 'sys_depart', id: departId }, detail },
    message: saved,
  }
}

/** Throws if the caller has one of these department roles. */
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

/** Applies additions and removals to a department role's grants, within the grants of its department. */
export async function grantToDepartRole(
  tx: Tx,
  { roleId, ...wanted }: SaveDepartRolePermission,
  { user, managed, nextId }: ChangeContext,
): Promise<Changed<null>> {
  await invalidatePermissions(tx)
  const [role] = await lockRecords(tx, departRoleResource, { ids: [roleId], scope: managed })
  if (!role) throw departRoleNotFound()
  await rejectOwnRoles(tx, [roleId], user)
  const holder: Holder = { table: 'sys_depart_role_permission', holderId: roleId }
  const { added, removed } = await findDifference(tx, holder, { wanted, user })
  const offered = new Set(await findGranted(tx, { table: 'sys_depart_permission', holderId: role.departId }))
  if (!added.every((id) => offered.has(id))) throw departRoleBeyond()
  const columns = { depart_id: role.departId, role_id: roleId }
  await applyGrants(tx, holder, { added, removed, columns, user, nextId })
  const detail = { roleCode: role.roleCode, added, removed }
  return {
    result: null,
    audit: { action: 'departRole.savePermissions', subject: { kind: 'sys_depart_role', id: roleId }, detail },
    message: saved,
  }
}
