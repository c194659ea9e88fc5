import { sql } from 'kysely'
import type { RoleUser } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { escapeLike } from '../../platform/list/condition-sql.ts'
import { isSelectable } from '../../platform/users/selectable-users.ts'

interface MemberQuery {
  roleId: string
  username: string | undefined
  limit: number
  offset: number
}

/** Lists the users of a role, sorted by user name, with their total number. */
export async function findMembers(
  db: Db,
  { roleId, username, limit, offset }: MemberQuery,
  scope: Scope,
): Promise<{ records: RoleUser[]; total: number }> {
  const named = username ? sql`t.username ilike ${`%${escapeLike(username)}%`}` : sql`true`
  const from = sql`sys_user_role ur join sys_user t on t.id = ur.user_id
    where ur.role_id = ${roleId} and t.del_flag = 0 and ${named} and ${isSelectable(scope)}`
  const [page, counted] = await Promise.all([
    sql<RoleUser>`select t.id, t.username, t.realname, t.sex, t.work_no as "workNo",
      t.org_code as "orgCode", t.status, t.create_time as "createTime"
      from ${from} order by t.username limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db),
  ])
  return { records: page.rows, total: counted.rows[0]?.total ?? 0 }
}
