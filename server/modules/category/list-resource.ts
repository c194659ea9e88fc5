import { sql } from 'kysely'
import { categoryModel } from '#schemas'
import { isBlank, jeecgText } from '../../platform/list/jeecg-value.ts'
import { defineListResource } from '../../platform/list/resource.ts'

/** Parent id of top categories. */
export const TOP = '0'

/** SQL that counts all descendants of a category `t`. */
const allBelow = sql`with recursive down as (
    select c.id from sys_category c where c.pid = t.id and c.del_flag = 0
    union
    select c.id from sys_category c join down on c.pid = down.id where c.del_flag = 0
  ) select count(*)::int as below from down`

/** List of categories; they belong to no department. */
export const categoryResource = defineListResource({
  model: categoryModel,
  table: 'sys_category',
  rows: sql`(select * from sys_category where del_flag = 0) t`,
  scope: 'none',
  columns: {
    aboveId: sql`nullif(t.pid, ${sql.lit(TOP)})`,
    hasChildren: sql`t.has_child = '1'`,
    below: sql`tree.below`,
  },
  joins: sql`left join lateral (${allBelow}) tree on true`,
})

/** Limits a query to the top level if it has no filters and doesn't request the whole tree. */
export function limitToTopLevel({ whole, ...query }: Record<string, unknown>): Record<string, unknown> {
  if (whole === 'true') return query
  const isGiven = (field: string) => !isBlank(jeecgText(query[field]))
  return ['pid', 'name', 'code', 'superQueryParams'].some(isGiven) ? query : { ...query, pid: TOP }
}
