import type { Generated } from 'kysely'

// Columns as in migrations/0021-depart-rights.sql.

export interface SysDepartPermissionTable {
  id: string
  depart_id: string
  permission_id: string
  /** Ids of data rules with commas between. */
  data_rule_ids: string | null
}

export interface SysDepartRoleTable {
  id: string
  depart_id: string
  role_name: string
  role_code: string
  description: string | null
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface SysDepartRolePermissionTable {
  id: string
  depart_id: string
  role_id: string
  permission_id: string
  /** Ids of data rules with commas between. */
  data_rule_ids: string | null
}

export interface SysDepartRoleUserTable {
  id: string
  user_id: string
  drole_id: string
  /** The role's department, which the user belongs to. */
  depart_id: string
}
