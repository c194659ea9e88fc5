import { sql } from 'kysely'
import { departModel } from '#schemas'
import type { Scope } from '../http/request.ts'
import { defineListResource } from '../list/resource.ts'

/** Parent id of top-level departments. */
const NONE = '0'
/** Maximum number of org codes in the filter for the top level that a user can see. */
const MAX_TOP_LEVEL_CODES = 200

/** List of departments. */
export const departResource = defineListResource({
  model: departModel,
  table: 'sys_depart',
  rows: sql`(select * from sys_depart where del_flag = '0') t`,
  scope: 'org_code',
  columns: {
    parentId: { sql: sql`coalesce(nullif(t.parent_id, ''), ${sql.lit(NONE)})`, select: sql`t.parent_id` },
    // Siblings with the same order are sorted by code.
    departOrder: {
      type: 'text',
      sql: sql`lpad(t.depart_order::text, 10, '0') || t.org_code`,
      select: sql`t.depart_order`,
    },
    hasChildren: sql`exists (select from sys_depart child where child.parent_id = t.id and child.del_flag = '0')`,
    userCount: sql`(select count(*)::int from sys_user_depart ud join sys_user u on u.id = ud.user_id
      where ud.dep_id = t.id and u.del_flag = 0)`,
  },
})

const filters = Object.keys(departResource.ability.filters)

/**
 * Limits a query without filters to the top level that the user can see. If `whole` is `true`, the query
 * isn't limited.
 */
export function limitToTopLevel(
  { whole, ...query }: Record<string, unknown>,
  { departs }: Scope,
): Record<string, unknown> {
  if (whole === 'true') return query
  const isFiltered = filters.some((field) => query[field] !== undefined && query[field] !== '')
  if (isFiltered || (query.superQueryParams ?? '') !== '') return query
  return departs === 'all'
    ? { ...query, parentId: NONE }
    : { ...query, orgCode: departs.orgCodes.slice(0, MAX_TOP_LEVEL_CODES).join(',') }
}
