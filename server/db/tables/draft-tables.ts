import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Columns as in migrations/0007-shop-draft-adjustment.sql; times are strings, see value-parsers.ts.

export interface FormDraftTable {
  id: string
  user_id: string
  page_id: string
  page_version: string
  title: string
  step: string | null
  values: Json<Record<string, unknown>>
  create_time: Generated<string>
  update_time: Generated<string>
  version: Generated<number>
}
