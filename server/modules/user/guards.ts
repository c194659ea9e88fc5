import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { inDeparts } from '../../platform/list/row-scope.ts'
import { grantsOf, hasAllGrants } from '../../platform/permissions/grants.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { roleLastAdmin } from '../../platform/roles/errors.ts'
import { ADMIN, hasAdministrator } from '../../platform/roles/repo.ts'
import { userNotManageable } from '../../platform/users/errors.ts'

/**
 * Takes locks, so that changes of users run one after the other. Without these locks, two administrators
 * could remove each other at the same time. First locks the role, then the permissions. Changes of role
 * members lock in the same order, which prevents deadlocks.
 */
export async function beginChange(tx: Tx): Promise<void> {
  await sql`select from sys_role where role_code = ${ADMIN} for update`.execute(tx)
  await invalidatePermissions(tx)
}

/** True if the caller may see all departments of these users. */
async function seesDepartsOf(tx: Tx, userIds: readonly string[], { scope }: SignedIn): Promise<boolean> {
  const { rows } = await sql`select from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
    where ud.user_id = any(${[...userIds]}::text[]) and d.del_flag = '0'
      and not ${inDeparts(sql`d.org_code`, scope.departs)} limit 1`.execute(tx)
  return rows.length === 0
}

/**
 * Throws if one of the users has more permissions than the caller, or is in a department that the caller
 * doesn't see.
 */
export async function rejectUnmanageableUsers(
  tx: Tx,
  userIds: readonly string[],
  caller: SignedIn,
): Promise<void> {
  const others = userIds.filter((id) => id !== caller.id)
  if (caller.roles.includes(ADMIN) || others.length === 0) return
  const { rows: admins } = await sql`select from sys_user_role ur join sys_role r on r.id = ur.role_id
    where ur.user_id = any(${others}::text[]) and r.role_code = ${ADMIN} limit 1`.execute(tx)
  if (admins.length > 0 || !(await seesDepartsOf(tx, others, caller))) throw userNotManageable()
  if (!(await hasAllGrants(tx, caller.id, grantsOf(others)))) throw userNotManageable()
}

/** Throws if no active administrator is left after the change. */
export async function requireAdministratorLeft(tx: Tx): Promise<void> {
  if (!(await hasAdministrator(tx))) throw roleLastAdmin()
}
