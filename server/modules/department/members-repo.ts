import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DepartUsersQuery } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { escapeLike, searchedText } from '../../platform/list/condition-sql.ts'
import { inDeparts, matchesRules } from '../../platform/list/row-scope.ts'
import { userResource } from '../../platform/users/resource.ts'
import { type FoundUser, readUserPage } from '../../platform/users/selectable-users.ts'

/**
 * The character that sorts after all other characters: `code + LAST` sorts after every text that begins with
 * `code`.
 */
const LAST = '\u{10FFFF}'

const contains = (text: string) => `%${escapeLike(text)}%`

function departCondition(
  { depId, username, realname, below }: DepartUsersQuery,
  scope: Scope,
): RawBuilder<SqlBool> {
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

/**
 * Lists the members of a department, or of the whole scope, sorted by user name, with their total number.
 * Frozen users are included.
 */
export async function findMembers(
  db: Db,
  query: DepartUsersQuery,
  { scope, limit, offset }: { scope: Scope; limit: number; offset: number },
): Promise<{ members: FoundUser[]; total: number }> {
  const condition = departCondition(query, scope)
  const [members, counted] = await Promise.all([
    readUserPage(db, condition, { scope, limit, offset }),
    sql<{ total: number }>`select count(*)::int as total from sys_user t where ${condition}`.execute(db),
  ])
  return { members, total: counted.rows[0]?.total ?? 0 }
}
