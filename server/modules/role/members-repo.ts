import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RoleUser } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { escapeLike } from '../../platform/list/condition-sql.ts'
import { inDeparts, matchesRules } from '../../platform/list/row-scope.ts'
import { userResource } from '../../platform/users/resource.ts'

/** Users of a department the caller sees. */
const seenBy = (scope: Scope): RawBuilder<SqlBool> =>
  scope.departs === 'all'
    ? matchesRules(userResource, scope, sql`u.id`)
    : sql`(u.id in (select ud.user_id from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
        where d.del_flag = '0' and ${inDeparts(sql`d.org_code`, scope.departs)})
        and ${matchesRules(userResource, scope, sql`u.id`)})`

interface Wanted {
  roleId: string
  username: string | undefined
  limit: number
  offset: number
}

/** Users of a role by user name, with their total. */
export async function findMembers(
  db: Db,
  { roleId, username, limit, offset }: Wanted,
  scope: Scope,
): Promise<{ records: RoleUser[]; total: number }> {
  const named = username ? sql`u.username ilike ${`%${escapeLike(username)}%`}` : sql`true`
  const from = sql`sys_user_role ur join sys_user u on u.id = ur.user_id
    where ur.role_id = ${roleId} and u.del_flag = 0 and ${named} and ${seenBy(scope)}`
  const [page, counted] = await Promise.all([
    sql<RoleUser>`select u.id, u.username, u.realname, u.sex, u.work_no as "workNo",
      u.org_code as "orgCode", u.status, u.create_time as "createTime"
      from ${from} order by u.username limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db),
  ])
  return { records: page.rows, total: counted.rows[0]?.total ?? 0 }
}

/** Users among these ids that the caller sees. */
export async function findVisibleUsers(tx: Tx, ids: readonly string[], scope: Scope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select u.id from sys_user u
    where u.id = any(${[...ids]}::text[]) and u.del_flag = 0 and ${seenBy(scope)} order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}
