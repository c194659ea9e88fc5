import { sql } from 'kysely'
import { type FileTask, fileTaskModel } from '#schemas'
import { defineListResource } from '../list/resource.ts'

/** Field that contains the owner of a file. The server filters by this field; clients can't. */
export const OWNER = 'owner'

/** Background exports and finished imports in one list. */
const tasks = sql`(
    select id, owner_id, 'EXPORT' as kind, page_id, title,
      case when status = 'DONE' and (file_path is null or expire_time < now()) then 'EXPIRED' else status end as status,
      failure, file_name, rows_done, rows_total, byte_size, create_time, end_time, expire_time
    from export_task
    union all
    select id, owner_id, 'IMPORT', page_id, title, status, null, file_name, done_count, row_count, null,
      coalesce(done_time, create_time), coalesce(undo_time, done_time), null
    from import_batch where status <> 'CHECKED'
  ) t`

/** A user's exports and imports. */
export const fileTaskResource = defineListResource<FileTask>({
  model: fileTaskModel,
  rows: tasks,
  // Files belong to users, not to departments.
  scope: 'none',
  columns: {
    page: sql`t.page_id`,
    percent: sql`case when t.status in ('DONE', 'EXPIRED', 'UNDONE') then 100
      when t.rows_total > 0 then least(99, t.rows_done * 100 / t.rows_total) else 0 end`,
    megabytes: sql`round(t.byte_size / 1048576.0, 1)::float8`,
  },
  serverColumns: { [OWNER]: { type: 'text', sql: sql`t.owner_id` } },
})
