import type { DepartRole, EditDepartRole, NewDepartRole } from '#schemas'
import { sqlStateOf, type Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Scope, SignedIn } from '../../http/request.ts'
import { departNotFound } from '../depart/errors.ts'
import { lockDeparts } from '../depart/repo.ts'
import { bumpRightsEpoch } from '../system/rights.ts'
import { departRoleCodeTaken, departRoleInUse, departRoleNotFound } from './errors.ts'
import { refuseOwnRoles } from './granting.ts'
import { findDepartRoles } from './repo.ts'

interface Doing {
  user: SignedIn
  /** The departments that the caller sees to. */
  reach: Scope
  at: Date
}

const UNIQUE_VIOLATION = '23505'
const added = { en: 'Saved', zh: '添加成功！' }
const edited = { en: 'Changed', zh: '修改成功!' }
const deleted = { en: 'Deleted', zh: '删除成功!' }

const written = ({ roleName, roleCode, description }: Omit<EditDepartRole, 'id'>) => ({
  role_name: roleName.trim(),
  role_code: roleCode,
  description: description?.trim() || null,
})

const told = ({ roleName, roleCode, description }: DepartRole) => ({ roleName, roleCode, description })

const asTaken = (error: unknown): never => {
  throw sqlStateOf(error) === UNIQUE_VIOLATION ? departRoleCodeTaken(undefined, { cause: error }) : error
}

async function present(tx: Tx, id: string, scope: Scope): Promise<DepartRole> {
  const [role] = await findDepartRoles(tx, [id], { scope })
  if (!role) throw departRoleNotFound()
  return role
}

/** A new role of a department; it may nothing yet and nobody has it. */
export async function addDepartRole(
  tx: Tx,
  { departId, ...names }: NewDepartRole,
  { user, reach, at, id }: Doing & { id: string },
): Promise<Changed<DepartRole>> {
  await bumpRightsEpoch(tx)
  const [depart] = await lockDeparts(tx, [departId], reach)
  if (!depart) throw departNotFound()
  const made = { id, depart_id: departId, create_by: user.username, create_time: at.toISOString() }
  await tx
    .insertInto('sys_depart_role')
    .values({ ...written(names), ...made })
    .execute()
    .catch(asTaken)
  const result = await present(tx, id, reach)
  const detail = { orgCode: depart.orgCode, to: told(result) }
  return {
    result,
    audit: { action: 'departRole.add', subject: { kind: 'sys_depart_role', id }, detail },
    message: added,
  }
}

/** Changes what a role is called; it stays that of its department. */
export async function editDepartRole(
  tx: Tx,
  { id, ...names }: EditDepartRole,
  { user, reach, at }: Doing,
): Promise<Changed<DepartRole>> {
  await bumpRightsEpoch(tx)
  const [before] = await findDepartRoles(tx, [id], { scope: reach, lock: true })
  if (!before) throw departRoleNotFound()
  await tx
    .updateTable('sys_depart_role')
    .set({ ...written(names), update_by: user.username, update_time: at.toISOString() })
    .where('id', '=', id)
    .execute()
    .catch(asTaken)
  const result = await present(tx, id, reach)
  return {
    result,
    audit: {
      action: 'departRole.edit',
      subject: { kind: 'sys_depart_role', id },
      detail: { from: told(before), to: told(result) },
    },
    message: edited,
  }
}

/** Deletes roles of departments that nobody has: all of them, or none. */
export async function removeDepartRoles(tx: Tx, csv: string, { user, reach }: Doing): Promise<Changed<null>> {
  await bumpRightsEpoch(tx)
  const ids = readIds(csv)
  const roles = await findDepartRoles(tx, ids, { scope: reach, lock: true })
  if (roles.length === 0 || roles.length < ids.length) throw departRoleNotFound()
  await refuseOwnRoles(tx, ids, user)
  const used = roles.find(({ userCount }) => userCount > 0)
  if (used) throw departRoleInUse({ roleName: used.roleName, users: used.userCount })
  await tx.deleteFrom('sys_depart_role').where('id', 'in', ids).execute()
  return {
    result: null,
    audit: {
      action: 'departRole.delete',
      subject: { kind: 'sys_depart_role', id: ids[0] ?? '' },
      detail: {
        roles: roles.map(({ id, departId, ...role }) => ({
          id,
          departId,
          ...told({ id, departId, ...role }),
        })),
      },
    },
    message: deleted,
  }
}
