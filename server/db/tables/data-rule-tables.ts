import type { Generated } from 'kysely'

export interface SysPermissionDataRuleTable {
  id: string
  permission_id: string
  rule_name: string
  rule_column: string
  rule_conditions: string
  rule_value: string
  resources: string
  status: Generated<string>
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}
