import { sql } from 'kysely'

/** Author and time columns of a record `t`. */
export const authorColumns = sql`t.create_by as "createBy", t.create_time as "createTime", t.update_by as "updateBy",
  t.update_time as "updateTime"`
