import type { Generated } from 'kysely'
import type { GeneratedTexts } from './json-column.ts'

// Columns as in migrations/0004-sms.sql; times are strings, see value-parsers.ts.

export interface SmsCodeTable {
  mobile: string
  purpose: 'LOGIN' | 'REGISTER' | 'RESET'
  code_hash: string
  tries: Generated<number>
  expire_time: string
}

export interface PasswordProofTable {
  token_hash: Buffer
  user_id: string
  mobile: string
  expire_time: string
}

export interface QuotaTable {
  subject: string
  taken: number
  began_time: string
}

export interface SysSmsTable {
  id: string
  es_title: string | null
  /** 1: an SMS; 4: a message within the system. */
  es_type: '1' | '4' | null
  es_receiver: string | null
  /** JSON. */
  es_param: string | null
  es_content: string | null
  es_send_time: string | null
  /** 0 not sent, 1 sent, 2 failed. */
  es_send_status: '0' | '1' | '2' | null
  es_send_num: Generated<number>
  es_result: string | null
  biz_id: string | null
  remark: string | null
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
  /** Only what was made from a template can be sent again: codes are not kept. */
  template_code: string | null
  /** Who is shown to have sent it. */
  sender: string | null
  /** The node that is at it. */
  claim: string | null
  /** When it is sent, or tried again; null where nothing more happens by itself. */
  next_time: string | null
}

/** Columns as in migrations/0025-messages.sql. */
export interface SysSmsTemplateTable {
  id: string
  template_name: string
  template_code: string
  template_type: '1' | '4'
  template_content: string
  template_test_json: string | null
  use_status: Generated<'0' | '1'>
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface SysCheckRuleTable {
  id: string
  rule_name: string | null
  rule_name_i18n: GeneratedTexts
  rule_code: string
  /** A JSON list of parts, each with digits, pattern and message. */
  rule_json: string
  rule_description: string | null
  rule_description_i18n: GeneratedTexts
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}
