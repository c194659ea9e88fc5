import { sql } from 'kysely'
import type { SysRole } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Locale } from '../../http/locale.ts'
import type { Scope } from '../../http/request.ts'
import { isSeen } from '../list/scope.ts'
import { languageOf, toldIn } from '../texts/texts.ts'
import { roleResource } from './list-resource.ts'

/** The code of the administrators' role. */
export const ADMIN = 'admin'

/** Roles with the names of the contract, told in a language. */
const selectRoles = (db: Db | Tx, locale: Locale) =>
  db
    .selectFrom('sys_role as t')
    .select(['id', toldIn('t.role_name', locale).as('roleName'), 'role_code as roleCode'])
    .select(toldIn('t.description', locale).$castTo<string | null>().as('description'))
    .select(sql.lit<string>(locale).as('toldIn'))
    .select(['create_by as createBy', 'create_time as createTime'])
    .select(['update_by as updateBy', 'update_time as updateTime'])

/** Every role that the caller sees, the oldest first. */
export const findAllRoles = (db: Db | Tx, scope: Scope): Promise<SysRole[]> =>
  selectRoles(db, languageOf(scope))
    .where(isSeen(roleResource, scope))
    .orderBy('create_time')
    .orderBy('role_code')
    .execute()

/** One role; undefined for an unknown id as for one outside of the scope. */
export const findRole = (db: Db | Tx, id: string, scope: Scope): Promise<SysRole | undefined> =>
  selectRoles(db, languageOf(scope))
    .where('id', '=', id)
    .where(isSeen(roleResource, scope))
    .executeTakeFirst()

/** These roles, which stay locked until the transaction ends; always in the same order, without those out of scope. */
export const lockRoles = (tx: Tx, ids: readonly string[], scope: Scope): Promise<SysRole[]> =>
  selectRoles(tx, languageOf(scope))
    .where(isSeen(roleResource, scope))
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

/** The id of another role with this code. */
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

/** How many users, frozen and deleted ones too, have each of these roles. */
export async function countUsersOf(tx: Tx, roleIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_user as u', 'u.id', 'ur.user_id')
    .select('ur.role_id as id')
    .select(({ fn }) => fn.countAll<number>().as('users'))
    .where('ur.role_id', 'in', [...roleIds])
    .groupBy('ur.role_id')
    .execute()
  return new Map(rows.map(({ id, users }) => [id, Number(users)]))
}

/** Removes roles with all that names them. */
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
