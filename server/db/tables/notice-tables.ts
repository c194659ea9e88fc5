import type { Generated } from 'kysely'

// Columns as in migrations/0003-notices.sql; times and days are strings, see value-parsers.ts.

export interface SysAnnouncementTable {
  id: string
  titile: string
  msg_content: string | null
  start_time: string | null
  end_time: string | null
  sender: string | null
  priority: Generated<string>
  msg_category: Generated<string>
  msg_type: Generated<string>
  send_status: Generated<string>
  send_time: string | null
  cancel_time: string | null
  del_flag: Generated<string>
  bus_type: string | null
  bus_id: string | null
  open_type: string | null
  open_page: string | null
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
  user_ids: string | null
  msg_abstract: string | null
  dt_task_id: string | null
  /** Grows with each edit. */
  version: Generated<number>
}

export interface SysAnnouncementSendTable {
  id: string
  annt_id: string
  user_id: string
  read_flag: Generated<string>
  read_time: string | null
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
  star_flag: string | null
}

export interface PushOutboxTable {
  id: string
  written_by: Generated<string>
  user_ids: string[] | null
  msg_id: string
  msg_txt: string
  /** `'notice'`, or `'dict'` where dictionaries have changed. */
  topic: Generated<string>
  create_time: Generated<string>
}
