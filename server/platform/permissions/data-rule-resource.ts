import { type RawBuilder, sql } from 'kysely'
import { type DataRule, dataRuleModel } from '#schemas'
import { authorColumns } from '../list/author-columns.ts'
import { defineListResource } from '../list/resource.ts'
import { GRANT_TABLES } from './find-granted.ts'

/** Data rule with the number of its holders. */
export interface StoredRow extends DataRule {
  resources: string
  grants: number
}

const grants: RawBuilder<unknown> = sql.join(
  Object.keys(GRANT_TABLES).map(
    (table) => sql`(select count(*)::int from ${sql.table(table)} g
      where g.permission_id = t.permission_id and t.id = any(string_to_array(g.data_rule_ids, ',')))`,
  ),
  sql` + `,
)

/** Columns of a rule `t`. */
export const ruleColumns = sql`t.id, t.permission_id as "permissionId", t.rule_name as "ruleName",
  t.rule_column as "ruleColumn", t.rule_conditions as "ruleConditions", t.rule_value as "ruleValue", t.status,
  ${authorColumns}`

/** List of data rules; they belong to menus, not to departments. */
export const dataRuleResource = defineListResource<StoredRow>({
  model: dataRuleModel,
  rows: sql`sys_permission_data_rule t`,
  scopeColumn: 'none',
  columns: {
    permissionId: { type: 'text', sql: sql`t.permission_id` },
    ruleName: { type: 'text', sql: sql`t.rule_name` },
    ruleValue: { type: 'text', sql: sql`t.rule_value` },
    status: { type: 'text', sql: sql`t.status` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  select: sql`${ruleColumns}, t.resources, ${grants} as grants`,
  joins: sql``,
})
