import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { inDeparts } from '../../platform/list/row-scope.ts'
import { lockRecords } from '../../platform/resource/records.ts'
import { roleNotManageable } from '../../platform/roles/errors.ts'
import { ADMIN, hasGrantsOfRole } from '../../platform/roles/repo.ts'
import { roleResource } from '../../platform/roles/resource.ts'
import { userDepartUnknown, userRoleUnknown, userSelf } from '../../platform/users/errors.ts'

interface Replacement {
  userId: string
  /** Ids of the user's roles or departments before and after the change. */
  before: readonly string[]
  after: readonly string[]
  user: SignedIn
  nextId: () => string
}

function differenceOf({ before, after }: Replacement) {
  const added = after.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !after.includes(id))
  return { added, removed, changedIds: [...added, ...removed] }
}

/**
 * Replaces the roles of a user. Callers must have all permissions of each role that they add or remove, and
 * can't change their own roles.
 */
export async function replaceRoles(tx: Tx, replacement: Replacement): Promise<void> {
  const { userId, user, nextId } = replacement
  const { added, removed, changedIds } = differenceOf(replacement)
  if (changedIds.length === 0) return
  if (userId === user.id) throw userSelf().at('selectedroles')
  const roles = await lockRecords(tx, roleResource, { ids: changedIds, scope: user.scope })
  if (roles.length < changedIds.length) throw userRoleUnknown().at('selectedroles')
  for (const { id, roleCode } of roles) {
    if (roleCode === ADMIN && !user.roles.includes(ADMIN)) throw roleNotManageable().at('selectedroles')
    if (!(await hasGrantsOfRole(tx, user.id, id))) throw roleNotManageable().at('selectedroles')
  }
  if (removed.length > 0) {
    await tx
      .deleteFrom('sys_user_role')
      .where('user_id', '=', userId)
      .where('role_id', 'in', removed)
      .execute()
  }
  if (added.length > 0) {
    const rows = added.map((role_id) => ({ id: nextId(), user_id: userId, role_id }))
    await tx.insertInto('sys_user_role').values(rows).execute()
  }
}

/** Throws if the caller doesn't see one of the departments. */
export async function requireVisibleDepartments(
  tx: Tx,
  departIds: readonly string[],
  { scope }: SignedIn,
): Promise<void> {
  if (departIds.length === 0) return
  const { rows } = await sql`select from sys_depart d where d.id = any(${[...departIds]}::text[])
    and d.del_flag = '0' and ${inDeparts(sql`d.org_code`, scope.departs)}`.execute(tx)
  if (rows.length < departIds.length) throw userDepartUnknown().at('selecteddeparts')
}

/** Replaces the departments of a user. Callers must see each department that they add or remove. */
export async function replaceDeparts(tx: Tx, replacement: Replacement): Promise<void> {
  const { userId, user, nextId, after } = replacement
  const { added, removed, changedIds } = differenceOf(replacement)
  await requireVisibleDepartments(tx, changedIds, user)
  if (removed.length > 0) {
    await tx
      .deleteFrom('sys_user_depart')
      .where('user_id', '=', userId)
      .where('dep_id', 'in', removed)
      .execute()
  }
  if (added.length > 0) {
    const rows = added.map((dep_id) => ({ id: nextId(), user_id: userId, dep_id }))
    await tx.insertInto('sys_user_depart').values(rows).execute()
  }
  // The user's current department stays the same if the user is still a member of it.
  await sql`update sys_user u set org_code = coalesce(
      (select d.org_code from sys_depart d where d.id = any(${[...after]}::text[]) and d.org_code = u.org_code),
      (select min(d.org_code) from sys_depart d where d.id = any(${[...after]}::text[])))
    where u.id = ${userId}`.execute(tx)
}
