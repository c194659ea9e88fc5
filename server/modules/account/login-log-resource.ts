import { sql } from 'kysely'
import { type LoginRecord, loginRecordModel } from '#schemas'
import { defineListResource } from '../list/resource.ts'
import { LOGIN_LOG } from './login-log.ts'

/** Whose log it is: no client can filter by it, the server always does. */
export const OWNER = 'owner'

/** The log of logins, as its owner reads it. */
export const loginLogResource = defineListResource<LoginRecord>({
  model: loginRecordModel,
  rows: sql`(select * from sys_log where log_type = ${sql.lit(LOGIN_LOG)}) t`,
  // Nobody sees it by department.
  scopeColumn: 'none',
  columns: {
    [OWNER]: { type: 'text', sql: sql`t.userid` },
    time: { type: 'time', sql: sql`t.create_time` },
    outcome: { type: 'text', sql: sql`t.outcome` },
  },
  select: sql`t.id, t.create_time as time, t.ip, t.user_agent as "userAgent", t.outcome, t.way`,
  joins: sql``,
})
