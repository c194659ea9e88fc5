import { sql } from 'kysely'

/** SQL of the columns of a record `t` with the authors and times of its changes. */
export const authorColumns = sql`t.create_by as "createBy", t.create_time as "createTime", t.update_by as "updateBy",
  t.update_time as "updateTime"`
