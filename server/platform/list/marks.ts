import { sql } from 'kysely'

/** Columns of a record `t` that say who created and changed it, and when. */
export const marks = sql`t.create_by as "createBy", t.create_time as "createTime", t.update_by as "updateBy",
  t.update_time as "updateTime"`
