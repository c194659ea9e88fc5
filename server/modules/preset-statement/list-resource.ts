import { sql } from 'kysely'
import { type StatementRun, statementModel, statementRunModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'
import { DEFAULT_ROWS, DEFAULT_SECONDS, statements } from './registry.ts'
import type { Settings } from './settings.ts'

/**
 * Row of the list with the settings of a statement. The texts and parameters of the statement are added from
 * its declaration.
 */
export interface ListedStatement extends Settings {
  id: string
  updateBy: string | null
  updateTime: string | null
}

const registered = JSON.stringify(
  statements.map(({ code, title, kind }) => ({ id: code, kind, title: `${title.en} ${title.zh}` })),
)

/** List of preset statements with their settings. Preset statements belong to no department. */
export const statementResource = defineListResource<ListedStatement>({
  model: statementModel,
  rows: sql`(select declared.id, declared.kind, declared.title, coalesce(held.enabled, true) as enabled,
      held.role_codes, coalesce(held.max_rows, ${sql.lit(DEFAULT_ROWS)}) as max_rows,
      coalesce(held.max_seconds, ${sql.lit(DEFAULT_SECONDS)}) as max_seconds,
      coalesce(held.version, 0) as version, held.update_by, held.update_time
    from jsonb_to_recordset(${sql.lit(registered)}::jsonb) as declared(id text, kind text, title text)
    left join sys_statement held on held.code = declared.id) t`,
  scope: 'none',
  columns: {
    title: 'presented',
    description: 'presented',
    access: 'presented',
    params: 'presented',
    columns: 'presented',
    mayRun: 'presented',
  },
  serverColumns: { title: { type: 'text', sql: sql`t.title` } },
})

/** Kind of the subject in audit rows about runs of statements. */
export const STATEMENT = 'statement'
const MOST_PARAMS = 2_000

/** List of the runs of preset statements, read from the audit log. */
export const runResource = defineListResource<StatementRun>({
  model: statementRunModel,
  rows: sql`(select id, create_time, username, subject_id, action, detail from audit_log
    where subject_kind = ${sql.lit(STATEMENT)} and action in ('statement.query', 'statement.exec')) t`,
  // A run belongs to the department of the user who started the run.
  scope: sql`(select of_user.org_code from sys_user of_user where of_user.username = t.username)`,
  columns: {
    code: { sql: sql`t.subject_id` },
    kind: sql`case t.action when 'statement.exec' then 'EXEC' else 'QUERY' end`,
    params: sql`left((t.detail -> 'params')::text, ${sql.lit(MOST_PARAMS)})`,
    rows: sql`(t.detail ->> 'rows')::int`,
    millis: sql`(t.detail ->> 'millis')::int`,
    outcome: sql`coalesce(t.detail ->> 'outcome', 'DONE')`,
  },
})
