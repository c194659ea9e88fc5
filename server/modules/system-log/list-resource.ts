import { sql } from 'kysely'
import { type SysLog, sysLogModel } from '#schemas'
import { LOGIN_LOG } from '../../platform/authentication/login-log.ts'
import { CONTRACT_LOCALE, type Locale } from '../../platform/http/locale.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { changesOf } from './changes.ts'

/** Log type that JeecgBoot uses for changes. */
const OPERATION_LOG = 2
/** Maximum length of a detail as users see it. The rest is cut off. */
const MAX_DETAIL = 4_000

/** Row of the log query, in which `detail` is unconverted JSON. */
type Found = Omit<SysLog, 'changes' | 'requestParam'> & { detail?: unknown }

/**
 * SQL of JeecgBoot's operation type, derived from the verb with which the last part of the action begins,
 * such as `add` in `user.addRole`.
 */
const operateType = sql`(case
    when verb ~ '^(add|create|new|register|submit|upload|copy)' then 2
    when verb ~ '^(delete|remove|clear)' then 4
    when verb ~ '^(import|run)' then 5
    when verb ~ '^export' then 6
    else 3 end)::smallint`

const signIns = sql`select id, ${sql.lit(LOGIN_LOG)}::smallint as log_type, null::smallint as operate_type,
    log_content::text as log_content, userid::varchar(100) as userid, ip::varchar(100) as ip, create_time,
    outcome::varchar(10) as outcome, user_agent::varchar(300) as user_agent, null::varchar(100) as action,
    null::varchar(120) as page_id, null::varchar(64) as page_version, null::varchar(40) as action_id,
    null::varchar(50) as subject_kind, null::varchar(32) as subject_id, null::varchar(64) as request_id,
    null::jsonb as detail
  from sys_log where log_type = ${sql.lit(LOGIN_LOG)}`

const operations = sql`select id, ${sql.lit(OPERATION_LOG)}::smallint, ${operateType},
    action || ' ' || subject_kind || ' ' || subject_id, username, null::varchar(100), create_time,
    null::varchar(10), null::varchar(300), action, page_id, page_version, action_id, subject_kind, subject_id,
    request_id, detail
  from audit_log cross join lateral (select substring(action from '[^.]*$') as verb) of_action`

/**
 * SQL of the text that describes a sign-in. The Chinese text is JeecgBoot's; the English text is built from
 * the fields of the entry.
 */
const logContent = (locale: Locale) =>
  locale === CONTRACT_LOCALE
    ? sql`t.log_content`
    : sql`coalesce(case t.outcome when 'SUCCESS' then t.userid || ' signed in'
        when 'FAILURE' then t.userid || ' failed to sign in'
        when 'LOGOUT' then t.userid || ' signed out' end, t.log_content)`

const textOf = (detail: unknown): string | null =>
  detail === null || detail === undefined ? null : JSON.stringify(detail).slice(0, MAX_DETAIL)

/**
 * List of the log in JeecgBoot's format, with sign-ins and changes as entries. Changes are read from the
 * audit log.
 */
export const logResource = defineListResource<SysLog>({
  model: sysLogModel,
  rows: sql`(${signIns} union all ${operations}) t`,
  // An entry belongs to the department of its user.
  scope: sql`(select of_user.org_code from sys_user of_user where of_user.username = t.userid)`,
  columns: {
    logContent: {
      localized: logContent,
      select: (scope) => logContent(localeOfScope(scope)),
      sql: sql`t.log_content`,
    },
    username: sql`person.realname`,
    method: sql`t.action`,
    requestUrl: sql`t.page_id`,
    requestType: sql`null::text`,
    requestParam: 'presented',
    costTime: sql`null::integer`,
    changes: 'presented',
  },
  serverFields: { detail: sql`t.detail` },
  joins: sql`left join sys_user person on person.username = t.userid`,
  present: (row) => {
    const { detail, ...entry }: Found = row
    return { ...entry, requestParam: textOf(detail), changes: changesOf(detail) }
  },
})
