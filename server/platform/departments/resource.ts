import { sql } from 'kysely'
import { type DepartRecord, departModel } from '#schemas'
import type { Scope } from '../http/request.ts'
import { authorColumns } from '../list/author-columns.ts'
import { defineListResource } from '../list/resource.ts'

/** Parent id of top departments. */
const NONE = '0'
/** Maximum number of org codes in the filter that selects the top level of a scope. */
const MAX_TOP_LEVEL_CODES = 200

/** List of departments. */
export const departResource = defineListResource<DepartRecord>({
  model: departModel,
  rows: sql`(select * from sys_depart where del_flag = '0') t`,
  scopeColumn: sql`t.org_code`,
  columns: {
    parentId: { type: 'text', sql: sql`coalesce(nullif(t.parent_id, ''), ${sql.lit(NONE)})` },
    departName: { type: 'text', sql: sql`t.depart_name` },
    orgCode: { type: 'text', sql: sql`t.org_code` },
    orgCategory: { type: 'text', sql: sql`t.org_category` },
    // Siblings with the same order are sorted by code.
    departOrder: { type: 'text', sql: sql`lpad(t.depart_order::text, 10, '0') || t.org_code` },
  },
  select: sql`t.id, t.parent_id as "parentId", t.depart_name as "departName",
    t.depart_name_en as "departNameEn", t.depart_name_abbr as "departNameAbbr", t.org_category as "orgCategory",
    t.org_type as "orgType", t.org_code as "orgCode", t.depart_order as "departOrder", t.mobile, t.fax, t.address,
    t.memo, ${authorColumns},
    exists (select from sys_depart child where child.parent_id = t.id and child.del_flag = '0') as "hasChildren",
    (select count(*)::int from sys_user_depart ud join sys_user u on u.id = ud.user_id
      where ud.dep_id = t.id and u.del_flag = 0) as "userCount"`,
  joins: sql``,
})

const filters = Object.keys(departResource.ability.filters)

/** Limits a query without filters to the visible top level, unless it asks for the whole tree. */
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
