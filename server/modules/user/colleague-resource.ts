import { type RawBuilder, sql } from 'kysely'
import { colleagueModel } from '#schemas'
import { unlimitedScope } from '../../platform/http/data-scope.ts'
import type { Scope } from '../../platform/http/request.ts'
import { searchedText } from '../../platform/list/condition-sql.ts'
import { jeecgText } from '../../platform/list/jeecg-value.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import { inDeparts } from '../../platform/list/row-scope.ts'
import { managingDepart, userResource } from '../../platform/users/resource.ts'

/** FROM and WHERE of a user's departments in the caller's scope. */
const departsSeen = ({ departs }: Scope) => sql`from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
  where ud.user_id = t.id and d.del_flag = '0' and ${inDeparts(sql`d.org_code`, departs)}`
const departNames = (scope: Scope) => sql`select
    string_agg(d.id, ',' order by d.depart_order, d.org_code) as ids,
    string_agg(d.depart_name, ' | ' order by d.depart_order, d.org_code) as names
  ${departsSeen(scope)}`
const posts = sql`select string_agg(p.name, '、' order by p.code) as names
  from sys_position p where p.code = any(string_to_array(t.post, ','))`

const ofDeparts = (from: RawBuilder<unknown>) => sql`(select ' ' || string_agg(d.org_code, ' ') ${from})`

/**
 * Org codes of a user, with a space before each code. So the filter "contains ' A01'" matches A01 and its
 * descendants, but not a code with A01 in the middle. Callers search only the departments in their scope.
 */
const orgCodes = {
  sql: ofDeparts(departsSeen(unlimitedScope)),
  scoped: (scope: Scope) => ofDeparts(departsSeen(scope)),
  select: sql`t.org_code`,
}

/** List of the address book, which contains active users. */
export const colleagueResource = defineListResource({
  model: colleagueModel,
  table: 'sys_user',
  rows: sql`(select * from sys_user where del_flag = 0 and status = 1) t`,
  scope: managingDepart,
  rulesFrom: userResource,
  columns: {
    userId: sql`t.id`,
    workNo: { sortBy: sql`coalesce(t.work_no, '')` },
    postText: sql`ps.names`,
    orgCode: orgCodes,
    departId: sql`ds.ids`,
    departName: sql`ds.names`,
  },
  joins: (scope) =>
    sql`left join lateral (${departNames(scope)}) ds on true left join lateral (${posts}) ps on true`,
})

/**
 * Converts the parameter `orgCode` of a request to a filter for a department and its descendants. The format
 * of the parameter depends on the client.
 */
export function filterByDepart({ orgCode, ...query }: Record<string, unknown>): Record<string, unknown> {
  const code = searchedText(jeecgText(orgCode))
  return code === '' ? query : { ...query, orgCode: `* ${code}*` }
}
