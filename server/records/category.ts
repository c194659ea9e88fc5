import { sql } from 'kysely'
import { categoryModel, type SysCategory } from '#schemas'
import { authorColumns } from '../platform/list/author-columns.ts'
import { isBlank, jeecgText } from '../platform/list/jeecg-value.ts'
import { defineListResource } from '../platform/list/resource.ts'

/** Parent id of top categories. */
export const TOP = '0'

/** Counts all descendants of a category `t`. */
const allBelow = sql`with recursive down as (
    select c.id from sys_category c where c.pid = t.id and c.del_flag = 0
    union
    select c.id from sys_category c join down on c.pid = down.id where c.del_flag = 0
  ) select count(*)::int as below from down`

/** List of categories; they belong to no department. */
export const categoryResource = defineListResource<SysCategory>({
  model: categoryModel,
  rows: sql`(select * from sys_category where del_flag = 0) t`,
  scopeColumn: 'none',
  columns: {
    pid: { type: 'text', sql: sql`t.pid` },
    name: { type: 'text', sql: sql`t.name` },
    code: { type: 'text', sql: sql`t.code` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  select: sql`t.id, t.pid, t.name, t.code, t.has_child as "hasChild", t.sys_org_code as "sysOrgCode",
    ${authorColumns}, t.version, nullif(t.pid, ${sql.lit(TOP)}) as "aboveId",
    t.has_child = '1' as "hasChildren", tree.below`,
  joins: sql`left join lateral (${allBelow}) tree on true`,
})

/** Limits a query without filters to the top level, unless it asks for the whole tree. */
export function limitToTopLevel({ whole, ...query }: Record<string, unknown>): Record<string, unknown> {
  if (whole === 'true') return query
  const isGiven = (field: string) => !isBlank(jeecgText(query[field]))
  return ['pid', 'name', 'code', 'superQueryParams'].some(isGiven) ? query : { ...query, pid: TOP }
}
