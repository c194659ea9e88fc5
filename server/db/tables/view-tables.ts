import type { Generated } from 'kysely'
import type { ViewState } from '#schemas'
import type { Json } from './json-column.ts'

// Columns as in migrations/0010-list-view.sql; times are strings, see value-parsers.ts.

export interface ListViewTable {
  id: string
  user_id: string
  page_id: string
  title: string
  state: Json<ViewState>
  is_default: Generated<boolean>
  create_time: Generated<string>
  update_time: Generated<string>
  version: Generated<number>
}
