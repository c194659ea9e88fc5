import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DepartOption, SysUser, UserDetail } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { userNotFound } from '../../platform/users/errors.ts'
import { presentUser, userColumns, userResource } from '../../platform/users/resource.ts'

interface UserQuery {
  ids: readonly string[]
  scope: Scope
  /** True to search the recycle bin instead of the existing users. */
  isDeleted?: boolean
  /** True to lock the rows until the transaction ends. */
  lock?: boolean
}

/**
 * Finds users by id. Leaves out users that the caller may not see. If `lock` is set, locks the users in the
 * order of their ids, which prevents deadlocks.
 */
export async function findSysUsers(
  db: Db | Tx,
  { ids, scope, isDeleted = false, lock = false }: UserQuery,
): Promise<SysUser[]> {
  const { rows } = await sql<SysUser>`select ${userColumns(scope)} from sys_user t
    where t.id = any(${[...ids]}::text[]) and t.del_flag = ${isDeleted ? 1 : 0} and ${isVisible(userResource, scope)}
    order by t.id ${lock ? sql`for update` : sql``}`.execute(db)
  return rows.map(presentUser)
}

/** Lists the users in the recycle bin, the last deleted first. */
export async function findDeleted(db: Db, scope: Scope, limit: number): Promise<SysUser[]> {
  const { rows } = await sql<SysUser>`select ${userColumns(scope)} from sys_user t
    where t.del_flag = 1 and ${isVisible(userResource, scope)}
    order by t.update_time desc nulls last, t.id limit ${limit}`.execute(db)
  return rows.map(presentUser)
}

/** Lists the ids of a user's roles. */
export async function rolesOf(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_role as r', 'r.id', 'ur.role_id')
    .select('r.id')
    .where('ur.user_id', '=', userId)
    .orderBy('r.role_code')
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists a user's departments, in the order in which the user form shows them. */
export async function departsOf(db: Db | Tx, userId: string): Promise<DepartOption[]> {
  const rows = await db
    .selectFrom('sys_user_depart as ud')
    .innerJoin('sys_depart as d', 'd.id', 'ud.dep_id')
    .select(['d.id', 'd.depart_name'])
    .where('ud.user_id', '=', userId)
    .where('d.del_flag', '=', '0')
    .orderBy('d.depart_order')
    .orderBy('d.org_code')
    .execute()
  return rows.map(({ id, depart_name: title }) => ({ key: id, value: id, title }))
}

/** Hash of a user's editable fields, used as the version. */
function versionOf(user: Omit<UserDetail, 'version'>): string {
  const { updateTime: _, updateBy: __, orgCodeTxt: ___, orgCode: ____, roleTxt: _____, ...others } = user
  const { departIds_dictText: ______, ...edited } = others
  return createHash('sha256').update(JSON.stringify(edited)).digest('hex').slice(0, 32)
}

/** Reads a user with roles and departments, for the form. */
export async function readUser(
  db: Db | Tx,
  id: string,
  { scope, lock = false }: { scope: Scope; lock?: boolean },
): Promise<UserDetail> {
  const [user] = await findSysUsers(db, { ids: [id], scope, lock })
  if (!user) throw userNotFound()
  const [roles, departs] = [await rolesOf(db, id), await departsOf(db, id)]
  const detail = {
    ...user,
    selectedroles: roles.join(','),
    selecteddeparts: departs.map(({ key }) => key).join(','),
  }
  return { ...detail, version: versionOf(detail) }
}
