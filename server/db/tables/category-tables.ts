import type { Generated } from 'kysely'

// Columns as in migrations/0023-categories.sql; times are strings, see value-parsers.ts.

export interface SysCategoryTable {
  id: string
  /** `'0'` at the top. */
  pid: Generated<string>
  name: string
  code: string
  /** `'1'` where there is one below it, else `'0'`. */
  has_child: Generated<string>
  sys_org_code: string | null
  del_flag: Generated<number>
  /** Grows with each edit. */
  version: Generated<number>
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}
