import type { Generated } from 'kysely'

// Columns as in migrations/0024-rules-statements.sql; times are strings, see value-parsers.ts.

export interface SysFillRuleTable {
  id: string
  rule_name: string
  rule_code: string
  /** A kind of fill rule. */
  rule_class: string
  /** JSON that fits the kind. */
  rule_params: Generated<string>
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface SysFillSequenceTable {
  rule_code: string
  /** What stands before the number. */
  head: string
  /** The last number that was given. */
  value: number
}

export interface SysStatementTable {
  code: string
  enabled: boolean
  role_codes: string | null
  max_rows: number
  max_seconds: number
  version: Generated<number>
  update_by: string | null
  update_time: string | null
}
