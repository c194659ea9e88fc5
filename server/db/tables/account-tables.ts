import type { Generated } from 'kysely'

// Columns as in migrations/0005-account.sql; times are strings, see value-parsers.ts.

export interface SysLogTable {
  id: string
  /** 1: a login. */
  log_type: number | null
  log_content: string | null
  operate_type: number | null
  /** The account's name, as the stock table has it. */
  userid: string | null
  /** The person's name. */
  username: string | null
  ip: string | null
  method: string | null
  request_url: string | null
  request_param: string | null
  request_type: string | null
  cost_time: number | null
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
  user_agent: string | null
  outcome: 'SUCCESS' | 'FAILURE' | 'LOGOUT' | null
  way: 'PASSWORD' | 'SMS' | 'CAS' | 'THIRD' | null
}

export interface UploadFileTable {
  id: string
  /** Below UPLOAD_DIR. */
  path: string
  biz: string
  original_name: string
  media_type: string
  byte_size: number
  sha256: Buffer
  is_public: boolean
  owner_id: string
  create_time: Generated<string>
}
