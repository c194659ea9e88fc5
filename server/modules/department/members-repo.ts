import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DepartUsersQuery, UserOption, WithheldUserFields } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { escapeLike, searchedText } from '../../platform/list/condition-sql.ts'
import { inDeparts, matchesRules } from '../../platform/list/row-scope.ts'
import { userResource } from '../../platform/users/resource.ts'

/** A member without the withheld fields. */
export type Member = Omit<UserOption, keyof WithheldUserFields>

/** Sorts after every code with the same prefix. */
const LAST = '\u{10FFFF}'

const contains = (text: string) => `%${escapeLike(text)}%`

function whichOf({ depId, username, realname, below }: DepartUsersQuery, scope: Scope): RawBuilder<SqlBool> {
  const inSight = sql`d.del_flag = '0' and ${inDeparts(sql`d.org_code`, scope.departs)}`
  const lies =
    below === '0'
      ? sql`d.id = above.id`
      : sql`d.org_code >= above.org_code and d.org_code < above.org_code || ${LAST}`
  const inDepart = depId
    ? sql`select ud.user_id from sys_depart above
        join sys_depart d on ${lies} join sys_user_depart ud on ud.dep_id = d.id
        where above.id = ${depId} and above.del_flag = '0' and ${inSight}`
    : sql`select ud.user_id from sys_user_depart ud join sys_depart d on d.id = ud.dep_id where ${inSight}`
  const all = [sql`t.del_flag = 0`, matchesRules(userResource, scope, sql`t.id`), sql`t.id in (${inDepart})`]
  const [account, name] = [searchedText(username), searchedText(realname)]
  if (account !== '') all.push(sql`t.username ilike ${contains(account)}`)
  if (name !== '') all.push(sql`t.realname ilike ${contains(name)}`)
  return sql<SqlBool>`${sql.join(all, sql` and `)}`
}

/** Members of a department, or of the whole scope, by user name, including frozen ones, with their total. */
export async function findMembers(
  db: Db,
  query: DepartUsersQuery,
  { scope, limit, offset }: { scope: Scope; limit: number; offset: number },
): Promise<{ members: Member[]; total: number }> {
  const which = whichOf(query, scope)
  const [page, counted] = await Promise.all([
    sql<Member>`with page as (select t.* from sys_user t where ${which}
        order by t.username limit ${limit} offset ${offset})
      select p.id, p.username, p.realname, p.avatar, p.sex, p.work_no as "workNo", p.post, p.phone,
        p.org_code as "orgCode", p.status, p.del_flag as "delFlag",
        (select string_agg(d.depart_name, ',' order by d.depart_order, d.org_code)
          from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
          where ud.user_id = p.id and d.del_flag = '0' and ${inDeparts(sql`d.org_code`, scope.departs)}) as "orgCodeTxt"
      from page p order by p.username`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from sys_user t where ${which}`.execute(db),
  ])
  return { members: page.rows, total: counted.rows[0]?.total ?? 0 }
}

/** Counts the ids of users in the caller's departments. */
export async function countSeen(tx: Tx, ids: readonly string[], scope: Scope): Promise<number> {
  const seen =
    scope.departs === 'all'
      ? sql`true`
      : sql`exists (select from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
          where ud.user_id = t.id and d.del_flag = '0' and ${inDeparts(sql`d.org_code`, scope.departs)})`
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_user t
    where t.id = any(${[...ids]}::text[]) and t.del_flag = 0 and ${seen}
      and ${matchesRules(userResource, scope, sql`t.id`)}`.execute(tx)
  return rows[0]?.count ?? 0
}
