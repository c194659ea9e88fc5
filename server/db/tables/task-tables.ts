import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Columns as in migrations/0011-file-tasks.sql; times are strings, see value-parsers.ts.

export interface ExportTaskTable {
  id: string
  owner_id: string
  org_code: string | null
  page_id: string
  title: string
  request: Json
  locale: string
  status: Generated<string>
  failure: string | null
  rows_done: Generated<number>
  rows_total: number | null
  attempts: Generated<number>
  claim: string | null
  beat_time: string | null
  file_path: string | null
  file_name: string | null
  byte_size: number | null
  scope: Json | null
  create_time: Generated<string>
  end_time: string | null
  expire_time: string | null
}

export interface ImportBatchTable {
  id: string
  owner_id: string
  create_by: string
  page_id: string
  op: string
  title: string
  file_name: string
  file_hash: Buffer
  cells: Json | null
  row_count: number
  done_count: Generated<number>
  status: Generated<string>
  create_time: Generated<string>
  done_time: string | null
  undo_time: string | null
}

export interface ImportBatchRowTable {
  batch_id: string
  row_no: number
  record_id: string
  memo: Json
  undo_record_id: string | null
}
