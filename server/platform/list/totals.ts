import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { ListTotals } from '#schemas'
import { type TotalKind, totalKinds } from '#schemas'
import { type Db, sqlStateOf } from '../../db/index.ts'
import type { Scope } from '../http/request.ts'
import { createCountCache } from './count-cache.ts'
import { listQueryInvalid } from './errors.ts'
import { createLimiter, QueueFull } from './limiter.ts'
import { columnOf, filterCondition } from './page-sql.ts'
import type { ListQuery } from './query.ts'
import type { ListResource, QueryableResource } from './resource.ts'

/** Requested total after validation. `key` is the name of the total in requests, such as `sum:grossFen`. */
export interface TotalRequest {
  key: string
  kind: TotalKind
  field: string
}

const MAX_TOTALS = 40

function readPart({ ability: { totals = [] } }: QueryableResource, key: string): TotalRequest | undefined {
  const [name, field = '', ...rest] = key.split(':')
  const kind = totalKinds.find((known) => known === name)
  return kind && rest.length === 0 && totals.includes(field) ? { key, kind, field } : undefined
}

/**
 * Parses totals such as `sum:grossFen,max:payableFen`. Throws LIST_QUERY_INVALID for totals that the list
 * doesn't have.
 */
export function readTotals(resource: QueryableResource, text: unknown): TotalRequest[] {
  const keys = typeof text === 'string' ? [...new Set(text.split(','))] : []
  const parts = keys.map((key) => readPart(resource, key))
  const known = parts.filter((part) => part !== undefined)
  if (known.length > 0 && known.length === parts.length && known.length <= MAX_TOTALS) return known
  const fields = resource.ability.totals ?? []
  const totals = {
    en: `Parts like sum:${fields[0] ?? 'field'} are expected, of ${fields.join(', ') || 'none'}`,
    zh: `应为“sum:${fields[0] ?? 'field'}”，可用字段：${fields.join('、') || '无'}`,
  }
  throw listQueryInvalid({ totals }, { fields: { totals } })
}

/** Timeout of a query of totals in milliseconds. After a timeout, the response has no totals. */
const TIMEOUT_MS = 4_000
/**
 * Maximum number of queries of totals that run at the same time for a list. Further queries wait, so that
 * connections remain for pages.
 */
const MAX_RUNNING = 2
/** Maximum number of waiting queries of totals. */
const MAX_QUEUED = 20
/** SQLSTATE of the error if a statement was canceled. */
const CANCELED = '57014'

/**
 * Response without totals. The server sends it if the query takes too long, the queue is full, or a sum is
 * too large to be exact.
 */
const TOO_MANY: ListTotals = { rows: null, totals: {} }

interface TotalsReaderOptions {
  db: Db
  /** Current time in milliseconds. */
  now: () => number
  /** Number of known changes to the records of the list. */
  changes: () => number
  timeout?: number | undefined
}

/** Creates the reader of totals over all rows that match the filters. */
export function createTotals<Row>(
  resource: ListResource<Row>,
  { db, now, changes, timeout = TIMEOUT_MS }: TotalsReaderOptions,
) {
  const kept = createCountCache<ListTotals>(now, changes)
  const limit = createLimiter({ maxRunning: MAX_RUNNING, maxQueued: MAX_QUEUED, maxWaitMs: timeout })

  async function add(query: ListQuery, scope: Scope, totals: readonly TotalRequest[]): Promise<ListTotals> {
    try {
      return await db
        .transaction()
        .setAccessMode('read only')
        .execute(async (tx) => {
          await sql`select set_config('statement_timeout', ${String(timeout)}, true)`.execute(tx)
          const { rows } = await totalsSql(resource, query, { scope, totals }).execute(tx)
          return exact(rows[0] ?? {}, totals)
        })
    } catch (error) {
      if (sqlStateOf(error) === CANCELED) return TOO_MANY
      throw error
    }
  }

  return {
    async get(query: ListQuery, scope: Scope, totals: readonly TotalRequest[]): Promise<ListTotals> {
      const key = JSON.stringify([
        query.conditions,
        query.alternatives,
        scope,
        totals.map((total) => total.key),
      ])
      try {
        return await kept.get(key, () => limit(() => add(query, scope, totals)))
      } catch (error) {
        if (error instanceof QueueFull) return TOO_MANY
        throw error
      }
    },
  }
}

/** Number of digits up to which a JavaScript number is exact. */
const MAX_DIGITS = 15

/** True if a JavaScript number represents this decimal text exactly. */
const isExact = (text: string) =>
  text.replaceAll(/\D/g, '').length <= MAX_DIGITS ||
  (!text.includes('.') && Number.isSafeInteger(Number(text)))

/** Converts totals to numbers. The sum of no rows is 0. */
function exact(row: Record<string, string | null>, totals: readonly TotalRequest[]): ListTotals {
  const entries = totals.map(({ key, kind }) => {
    const text = row[key] ?? (kind === 'sum' ? '0' : null)
    return [key, text] as const
  })
  if (entries.some(([, text]) => text !== null && !isExact(text))) return TOO_MANY
  return {
    rows: Number(row.rows ?? 0),
    totals: Object.fromEntries(entries.map(([key, text]) => [key, text === null ? null : Number(text)])),
  }
}

const KINDS: Record<TotalKind, RawBuilder<unknown>> = { sum: sql`sum`, min: sql`min`, max: sql`max` }

export interface TotalsOptions {
  scope: Scope
  totals: readonly TotalRequest[]
}

/**
 * Query of the number of rows and the totals. The query returns all numbers as text, so that no number is
 * rounded. The columns have names such as `sum:grossFen`.
 */
export function totalsSql<Row>(
  resource: ListResource<Row>,
  query: ListQuery,
  { scope, totals }: TotalsOptions,
) {
  const parts = totals.map(
    ({ key, kind, field }) =>
      sql`${KINDS[kind]}(${columnOf(resource, field, scope).sql})::text as ${sql.id(key)}`,
  )
  return sql<Record<string, string | null>>`select ${sql.join([sql`count(*)::text as rows`, ...parts])}
    from ${resource.rows} where ${filterCondition(resource, query, scope)}`
}
