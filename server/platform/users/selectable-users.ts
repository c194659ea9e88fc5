import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { NullUserFields, UserOption } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Scope } from '../http/request.ts'
import { escapeLike } from '../list/condition-sql.ts'
import { MAX_ROW } from '../list/query.ts'
import { inDeparts, matchesRules } from '../list/row-scope.ts'
import { userResource } from './resource.ts'

/** Filters of a user picker. */
export interface UserFilter {
  /**
   * Complete user names. This filter also finds frozen users, so that forms can show the real names of user
   * names that are stored in records.
   */
  usernames?: readonly string[] | undefined
  ids?: readonly string[] | undefined
  /** Text that is part of the real name, or with which the user name or the staff number begins. */
  keyword?: string | undefined
  /** Part of the real name. */
  realname?: string | undefined
  username?: string | undefined
  /** Department. Finds the members of the department and of its descendants. */
  departId?: string | undefined
}

/** Matches users `t` who belong to a department that the caller sees. */
const isInVisibleDepart = ({ departs }: Scope): RawBuilder<SqlBool> =>
  departs === 'all'
    ? sql`true`
    : sql`t.id in (select ud.user_id from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
        where d.del_flag = '0' and ${inDeparts(sql`d.org_code`, departs)})`

/** Matches users `t` that user pickers offer to the caller. */
export const isSelectable = (scope: Scope): RawBuilder<SqlBool> =>
  sql`(${isInVisibleDepart(scope)} and ${matchesRules(userResource, scope, sql`t.id`)})`

const isInDepart = (departId: string): RawBuilder<SqlBool> =>
  sql`t.id in (select ud.user_id from sys_depart above
    join sys_depart d on d.org_code >= above.org_code and d.org_code < above.org_code || ${'\u{10FFFF}'}
    join sys_user_depart ud on ud.dep_id = d.id where above.id = ${departId} and d.del_flag = '0')`

/**
 * LIKE pattern of a prefix. The pattern is in lower case, so that the query uses the index on
 * `lower(username)`.
 */
const begins = (text: string) => `${escapeLike(text.toLowerCase())}%`
const contains = (text: string) => `%${escapeLike(text)}%`

function conditionsOf(filter: UserFilter, scope: Scope): RawBuilder<unknown> {
  const { usernames, ids, keyword, realname, username, departId } = filter
  const all = [sql`t.del_flag = 0`, isSelectable(scope)]
  if (usernames) all.push(sql`t.username = any(${usernames}::text[])`)
  if (ids) all.push(sql`t.id = any(${ids}::text[])`)
  if (!usernames && !ids) all.push(sql`t.status = 1`)
  if (departId !== undefined) all.push(isInDepart(departId))
  if (realname !== undefined) all.push(sql`t.realname ilike ${contains(realname)}`)
  if (username !== undefined) all.push(sql`t.username ilike ${contains(username)}`)
  if (keyword !== undefined) {
    all.push(sql`(lower(t.username) like ${begins(keyword)} or t.realname ilike ${contains(keyword)}
      or lower(t.work_no) like ${begins(keyword)})`)
  }
  return sql.join(all, sql` and `)
}

/** User without the fields that are always null in responses. */
export type FoundUser = Omit<UserOption, keyof NullUserFields>

interface Range {
  scope: Scope
  limit: number
  offset: number
}

/**
 * Reads a page of users, sorted by user name. `orgCodeTxt` contains only the names of departments in the
 * scope.
 */
export async function readUserPage(
  db: Db,
  condition: RawBuilder<unknown>,
  { scope, limit, offset }: Range,
): Promise<FoundUser[]> {
  const { rows } = await sql<FoundUser>`
    with page as (select t.* from sys_user t where ${condition}
      order by t.username limit ${limit} offset ${offset})
    select p.id, p.username, p.realname, p.avatar, p.sex, p.work_no as "workNo", p.post, p.phone,
      p.org_code as "orgCode", p.status, p.del_flag as "delFlag",
      (select string_agg(d.depart_name, ',' order by d.depart_order, d.org_code)
        from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
        where ud.user_id = p.id and d.del_flag = '0' and ${inDeparts(sql`d.org_code`, scope.departs)}) as "orgCodeTxt"
    from page p order by p.username`.execute(db)
  return rows
}

/** Reads a page of the users that a picker shows, sorted by user name. */
export const findUsers = (db: Db, filter: UserFilter, range: Range): Promise<FoundUser[]> =>
  readUserPage(db, conditionsOf(filter, range.scope), range)

/** Counts the users with these ids that the caller sees. */
export async function countVisibleUsers(tx: Tx, ids: readonly string[], scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_user t
    where t.id = any(${[...ids]}::text[]) and t.del_flag = 0 and ${isSelectable(scope)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Counts the users that match the filters, up to `MAX_ROW` + 1. */
export async function countUsers(db: Db, filter: UserFilter, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from sys_user t where ${conditionsOf(filter, scope)} limit ${MAX_ROW + 1}) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the org code of a department, or undefined if there is no such department. */
export async function orgCodeOf(db: Db, departId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sys_depart')
    .select('org_code')
    .where('id', '=', departId)
    .where('del_flag', '=', '0')
    .executeTakeFirst()
  return row?.org_code
}
