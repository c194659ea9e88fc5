import { sql } from 'kysely'
import type { SysRole } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Scope, SignedIn } from '../http/request.ts'
import { sqlForScope } from '../list/page-sql.ts'
import { inScope } from '../list/row-scope.ts'
import { hasAllGrants } from '../permissions/grants.ts'
import { roleOwn, roleProtected } from './errors.ts'
import { roleResource } from './resource.ts'

/** Throws if a role is the role of administrators or one of the caller's own roles. */
export function requireEditableRole({ roleCode }: Pick<SysRole, 'roleCode'>, { roles }: SignedIn): void {
  if (roleCode === ADMIN) throw roleProtected()
  if (roles.includes(roleCode)) throw roleOwn()
}

/** Code of the role of administrators. */
export const ADMIN = 'admin'

/** Returns the roles that are visible to the caller, oldest first. */
export async function findAllRoles(db: Db, scope: Scope): Promise<SysRole[]> {
  const { rows } =
    await sql<SysRole>`select ${sqlForScope(roleResource.select, scope)} from ${roleResource.rows}
    where ${inScope(roleResource, scope)} order by t.create_time, t.role_code`.execute(db)
  return rows
}

/** Returns the id of another role that already has this code, or undefined. */
export async function findOtherWithCode(
  db: Db | Tx,
  roleCode: string,
  id: string | undefined,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sys_role')
    .select('id')
    .where('role_code', '=', roleCode)
    .executeTakeFirst()
  return row?.id === id ? undefined : row?.id
}

/**
 * Counts the users of each role, including frozen users. Users in the recycle bin don't count: they lose a
 * role that is deleted.
 */
export async function countUsersOf(tx: Tx, roleIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_user as u', 'u.id', 'ur.user_id')
    .select('ur.role_id as id')
    .select(({ fn }) => fn.countAll<number>().as('users'))
    .where('ur.role_id', 'in', [...roleIds])
    .where('u.del_flag', '=', 0)
    .groupBy('ur.role_id')
    .execute()
  return new Map(rows.map(({ id, users }) => [id, Number(users)]))
}

/** Deletes roles and all references to them. */
export async function deleteRoles(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('sys_role_permission')
    .where('role_id', 'in', [...ids])
    .execute()
  await tx
    .deleteFrom('sys_user_role')
    .where('role_id', 'in', [...ids])
    .execute()
  await tx
    .deleteFrom('sys_role')
    .where('id', 'in', [...ids])
    .execute()
}

/** True if at least one account that can sign in has the role of administrators. */
export async function hasAdministrator(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from sys_user_role ur join sys_role r on r.id = ur.role_id join sys_user u on u.id = ur.user_id
    where r.role_code = ${ADMIN} and u.del_flag = 0 and u.status = 1) as found`.execute(tx)
  return rows[0]?.found ?? false
}

/**
 * True if a user has all grants of a role, and all data rules that restrict the user also restrict the role.
 */
export const hasGrantsOfRole = (db: Db | Tx, userId: string, roleId: string): Promise<boolean> =>
  hasAllGrants(
    db,
    userId,
    sql`(select role_id as holder, permission_id, data_rule_ids
    from sys_role_permission where role_id = ${roleId})`,
  )
