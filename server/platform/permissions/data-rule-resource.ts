import { type RawBuilder, sql } from 'kysely'
import { type DataRule, dataRuleModel } from '#schemas'
import { authorColumns } from '../list/author-columns.ts'
import { defineListResource } from '../list/resource.ts'
import { GRANT_TABLES } from './find-granted.ts'

/** Data rule, with its resources and the number of grants that use it. */
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

/** SELECT list of the columns of a data rule `t`. */
export const ruleColumns = sql`t.id, t.permission_id as "permissionId", t.rule_name as "ruleName",
  t.rule_column as "ruleColumn", t.rule_conditions as "ruleConditions", t.rule_value as "ruleValue", t.status,
  ${authorColumns}`

/** List of data rules. Data rules belong to menus, not to departments. */
export const dataRuleResource = defineListResource<StoredRow>({
  model: dataRuleModel,
  table: 'sys_permission_data_rule',
  scope: 'none',
  columns: { columnTitle: 'presented', problem: 'presented', grants },
  serverFields: { resources: sql`t.resources` },
})
