import { sql } from 'kysely'
import type { RunStatement, StatementResult, StatementRows } from '#schemas'
import { type Db, sqlStateOf, type Tx, withTransaction } from '../../db/index.ts'
import { type AuditEntry, type AuditOrigin, appendAudit } from '../../platform/audit-log/append.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { Locale } from '../../platform/http/locale.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import type { DeclaredStatement, ExecStatement, QueryStatement, StatementValues } from './declaration.ts'
import { columnsIn } from './describe.ts'
import { sqlRefused, statementKind, statementSlow, statementTooMany } from './errors.ts'
import { STATEMENT } from './list-resource.ts'
import { readValues } from './params.ts'
import { statementOf } from './registry.ts'
import { requireRunnable, type Settings, settingsOf } from './settings.ts'

const CANCELLED = '57014'
const CODE = /^[A-Za-z][A-Za-z0-9_]{0,31}$/

interface StatementRequest<Kind extends DeclaredStatement> {
  statement: Kind
  values: StatementValues
  settings: Settings
}

const paths = { QUERY: '/db/query', EXEC: '/db/exec' }

/**
 * Finds the requested statement, and checks its parameter values and the caller's permission. Rejects a
 * request that contains SQL text instead of a statement code.
 */
export async function readRequest<Kind extends DeclaredStatement['kind']>(
  db: Db,
  { code, name, params }: RunStatement,
  { kind, user }: { kind: Kind; user: SignedIn },
): Promise<StatementRequest<Extract<DeclaredStatement, { kind: Kind }>>> {
  const statementCode = code ?? name
  if (statementCode === undefined || !CODE.test(statementCode)) throw sqlRefused()
  const statement = statementOf(statementCode)
  const settings = await settingsOf(db, statement.code)
  requireRunnable(statement, settings, user)
  if (statement.kind !== kind) throw statementKind({ path: paths[statement.kind] })
  const values = readValues(statement, params ?? {})
  return { statement: statement as Extract<DeclaredStatement, { kind: Kind }>, values, settings }
}

const setTimeLimit = (tx: Tx, seconds: number) =>
  sql`select set_config('statement_timeout', ${String(seconds * 1_000)}, true)`.execute(tx)

function toSlowError(error: unknown, seconds: number): unknown {
  return sqlStateOf(error) === CANCELLED ? statementSlow({ seconds }, { cause: error }) : error
}

const entryOf = (
  action: 'statement.query' | 'statement.exec',
  { statement, values }: Pick<StatementRequest<DeclaredStatement>, 'statement' | 'values'>,
  extra: Record<string, unknown>,
): AuditEntry => ({
  action,
  subject: { kind: STATEMENT, id: statement.code },
  detail: { params: values, ...extra },
})

type Row = Record<string, string | number | boolean | null>

/**
 * Reads the rows of a query in a read-only transaction. Reads one row more than the limit, to find out
 * whether there are more rows.
 */
async function read(
  db: Db,
  { statement, values, settings }: StatementRequest<QueryStatement>,
  user: SignedIn,
) {
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await setTimeLimit(tx, settings.maxSeconds)
        const limited = sql<Row>`${statement.select(values, user)} limit ${settings.maxRows + 1}`
        return (await limited.execute(tx)).rows
      })
  } catch (error) {
    throw toSlowError(error, settings.maxSeconds)
  }
}

interface QueryContext {
  db: Db
  user: SignedIn
  locale: Locale
  origin: AuditOrigin
  nextId: () => string
  clock: () => Date
}

/**
 * Runs a query and appends an audit row, even if the query fails. If the audit row can't be written, throws
 * and returns no rows.
 */
export async function runQuery(
  request: StatementRequest<QueryStatement>,
  context: QueryContext,
): Promise<StatementRows> {
  const { db, user, locale, origin, nextId, clock } = context
  const { statement, settings } = request
  const record = (extra: Record<string, unknown>) =>
    withTransaction(db, (tx) =>
      appendAudit(tx, {
        entry: entryOf('statement.query', request, extra),
        origin,
        id: nextId(),
        at: clock(),
      }),
    )
  const began = performance.now()
  const since = () => Math.round(performance.now() - began)
  const rows = await read(db, request, user).catch(async (error: unknown) => {
    await record({ millis: since(), outcome: 'FAILED' })
    throw error
  })
  const shown = rows.slice(0, settings.maxRows)
  const millis = since()
  await record({ rows: shown.length, millis })
  const isCut = rows.length > settings.maxRows
  return { code: statement.code, columns: columnsIn(statement, locale), rows: shown, isCut, millis }
}

/**
 * Runs a statement that changes data, in the caller's transaction. The audit row is part of the same
 * transaction.
 */
export async function runExec(
  tx: Tx,
  request: StatementRequest<ExecStatement>,
  context: ChangeContext,
): Promise<Changed<StatementResult>> {
  const { statement, values, settings } = request
  const began = performance.now()
  await setTimeLimit(tx, settings.maxSeconds)
  const limit = settings.maxRows
  const affected = await statement.run(tx, values, { ...context, limit }).catch((error: unknown) => {
    throw toSlowError(error, settings.maxSeconds)
  })
  if (affected > limit) throw statementTooMany({ limit })
  const millis = Math.round(performance.now() - began)
  const result = { code: statement.code, affected, millis }
  return { result, audit: entryOf('statement.exec', request, { rows: affected, millis }) }
}
