import type { Generated } from 'kysely'

// Columns as in migrations/0026-sign-in-elsewhere.sql; times are strings, see value-parsers.ts.

export interface SysThirdAccountTable {
  id: string
  sys_user_id: string
  avatar: string | null
  /** 1: good, 2: frozen. */
  status: Generated<number>
  del_flag: Generated<number>
  realname: string | null
  /** What the provider calls this person for ever. */
  third_user_uuid: string
  /** The name of the account there. */
  third_user_id: string | null
  third_type: string
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface ThirdLoginStepTable {
  hash: Buffer
  step: 'AWAY' | 'BIND' | 'ENTER'
  third_type: string
  browser_hash: Buffer | null
  verifier: string | null
  user_id: string | null
  third_user_uuid: string | null
  third_user_id: string | null
  realname: string | null
  expire_time: string
}
