import type { SaveDepartPermission, SaveDepartRolePermission } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import type { Scope, SignedIn } from '../../http/request.ts'
import { passRulesOn } from '../data-rule/passing-on.ts'
import { departNotFound } from '../depart/errors.ts'
import { lockDeparts } from '../depart/repo.ts'
import { differenceOf, refuseBeyond } from '../permission/grant.ts'
import { findGranted, type Holder } from '../permission/granted.ts'
import { roleOwn } from '../role/errors.ts'
import { bumpRightsEpoch } from '../system/rights.ts'
import { departRoleBeyond, departRoleNotFound } from './errors.ts'
import { findDepartRoles } from './repo.ts'

const saved = { en: 'Saved', zh: '保存成功！' }

interface Doing {
  user: SignedIn
  /** The departments that the caller sees to. */
  reach: Scope
  nextId: () => string
}

/**
 * Grants a department what is new and takes from it what is gone; its roles lose what it loses, by the keys of the
 * tables. What is given to nobody yet: the department's roles hand it out.
 */
export async function grantToDepart(
  tx: Tx,
  { departId, ...wanted }: SaveDepartPermission,
  { user, reach, nextId }: Doing,
): Promise<Changed<null>> {
  await bumpRightsEpoch(tx)
  const [depart] = await lockDeparts(tx, [departId], reach)
  if (!depart) throw departNotFound()
  const holder: Holder = { table: 'sys_depart_permission', holderId: departId }
  const { added, removed } = differenceOf(wanted, await findGranted(tx, holder))
  await refuseBeyond(tx, user, added)
  if (added.length > 0) {
    const rows = added.map((permission_id) => ({ id: nextId(), depart_id: departId, permission_id }))
    await tx.insertInto('sys_depart_permission').values(rows).execute()
    await passRulesOn(tx, holder, { added, user })
  }
  if (removed.length > 0) {
    await tx
      .deleteFrom('sys_depart_permission')
      .where('depart_id', '=', departId)
      .where('permission_id', 'in', removed)
      .execute()
  }
  const detail = { orgCode: depart.orgCode, added, removed }
  return {
    result: null,
    audit: { action: 'departPermission.save', subject: { kind: 'sys_depart', id: departId }, detail },
    message: saved,
  }
}

/** Nobody changes a role of a department that he has. */
export async function refuseOwnRoles(tx: Tx, roleIds: readonly string[], user: SignedIn): Promise<void> {
  const own = await tx
    .selectFrom('sys_depart_role_user')
    .select('id')
    .where('user_id', '=', user.id)
    .where('drole_id', 'in', [...roleIds])
    .limit(1)
    .executeTakeFirst()
  if (own) throw roleOwn()
}

/** Grants a role of a department what is new, out of what the department has, and takes from it what is gone. */
export async function grantToDepartRole(
  tx: Tx,
  { roleId, ...wanted }: SaveDepartRolePermission,
  { user, reach, nextId }: Doing,
): Promise<Changed<null>> {
  await bumpRightsEpoch(tx)
  const [role] = await findDepartRoles(tx, [roleId], { scope: reach, lock: true })
  if (!role) throw departRoleNotFound()
  await refuseOwnRoles(tx, [roleId], user)
  const holder: Holder = { table: 'sys_depart_role_permission', holderId: roleId }
  const { added, removed } = differenceOf(wanted, await findGranted(tx, holder))
  await refuseBeyond(tx, user, added)
  const offered = new Set(await findGranted(tx, { table: 'sys_depart_permission', holderId: role.departId }))
  if (!added.every((id) => offered.has(id))) throw departRoleBeyond()
  if (added.length > 0) {
    const { departId: depart_id } = role
    const rows = added.map((permission_id) => ({ id: nextId(), depart_id, role_id: roleId, permission_id }))
    await tx.insertInto('sys_depart_role_permission').values(rows).execute()
    await passRulesOn(tx, holder, { added, user })
  }
  if (removed.length > 0) {
    await tx
      .deleteFrom('sys_depart_role_permission')
      .where('role_id', '=', roleId)
      .where('permission_id', 'in', removed)
      .execute()
  }
  const detail = { roleCode: role.roleCode, added, removed }
  return {
    result: null,
    audit: { action: 'departRole.savePermissions', subject: { kind: 'sys_depart_role', id: roleId }, detail },
    message: saved,
  }
}
