import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { ListTotals } from '#schemas'
import { type TotalKind, totalKinds } from '#schemas'
import { type Db, sqlStateOf } from '../../db/index.ts'
import type { Scope } from '../http/request.ts'
import { createCountCache } from './count-cache.ts'
import { listQueryInvalid } from './errors.ts'
import { createLimiter, QueueFull } from './limiter.ts'
import { columnOf, where } from './page-sql.ts'
import type { ListQuery } from './query.ts'
import type { Askable, ListResource } from './resource.ts'

/** One total, checked: `key` is how it was asked for, `sum:grossFen`. */
export interface AskedTotal {
  key: string
  kind: TotalKind
  field: string
}

const MAX_TOTALS = 40

function readPart({ ability: { totals = [] } }: Askable, key: string): AskedTotal | undefined {
  const [name, field = '', ...rest] = key.split(':')
  const kind = totalKinds.find((known) => known === name)
  return kind && rest.length === 0 && totals.includes(field) ? { key, kind, field } : undefined
}

/** Reads `sum:grossFen,max:payableFen`; anything that the list does not add up is a LIST_QUERY_INVALID. */
export function readTotals(resource: Askable, text: unknown): AskedTotal[] {
  const keys = typeof text === 'string' ? [...new Set(text.split(','))] : []
  const parts = keys.map((key) => readPart(resource, key))
  const known = parts.filter((part) => part !== undefined)
  if (known.length > 0 && known.length === parts.length && known.length <= MAX_TOTALS) return known
  const fields = resource.ability.totals ?? []
  const totals = {
    en: `Parts like sum:${fields[0] ?? 'field'} are expected, of ${fields.join(', ') || 'none'}`,
    zh: `应为 sum:${fields[0] ?? 'field'} 形式，可用字段：${fields.join('、') || '无'}`,
  }
  throw listQueryInvalid({ totals }, { fields: { totals } })
}

/** People wait no longer for a sum. */
const TIMEOUT_MS = 4_000
/** Sums of one list that are added up at once: the others wait, so that its pages always find a connection. */
const AT_ONCE = 2
/** Length of the queue; callers wait no longer than for the sum itself. */
const MOST_WAITING = 20
/** The database gave up: it took too long. */
const CANCELED = '57014'

/** There are more rows, or more who ask, than can be added up in time, or their sum is past what a number holds exactly. */
const TOO_MANY: ListTotals = { rows: null, totals: {} }

interface Surroundings {
  db: Db
  /** Milliseconds. */
  now: () => number
  timeout?: number | undefined
}

/** Totals over all rows of a filter; read apart from the page, which never waits for them. */
export function createTotals<Row>(
  resource: ListResource<Row>,
  { db, now, timeout = TIMEOUT_MS }: Surroundings,
) {
  const kept = createCountCache<ListTotals>(now)
  const inTurn = createLimiter({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, patience: timeout })

  async function add(query: ListQuery, scope: Scope, totals: readonly AskedTotal[]): Promise<ListTotals> {
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
    async get(query: ListQuery, scope: Scope, totals: readonly AskedTotal[]): Promise<ListTotals> {
      const key = JSON.stringify([
        query.conditions,
        query.alternatives,
        scope,
        totals.map((total) => total.key),
      ])
      try {
        return await kept.get(key, () => inTurn(() => add(query, scope, totals)))
      } catch (error) {
        if (error instanceof QueueFull) return TOO_MANY
        throw error
      }
    },
    clear: kept.clear,
  }
}

/** Each total as the integer it is; a sum of no rows is 0. */
function exact(row: Record<string, string | null>, totals: readonly AskedTotal[]): ListTotals {
  const entries = totals.map(({ key, kind }) => {
    const text = row[key] ?? (kind === 'sum' ? '0' : null)
    return [key, text === null ? null : Number(text)] as const
  })
  if (entries.some(([, value]) => value !== null && !Number.isSafeInteger(value))) return TOO_MANY
  return { rows: Number(row.rows ?? 0), totals: Object.fromEntries(entries) }
}

const KINDS: Record<TotalKind, RawBuilder<unknown>> = { sum: sql`sum`, min: sql`min`, max: sql`max` }

export interface TotalsOptions {
  scope: Scope
  totals: readonly AskedTotal[]
}

/** Rows, and totals over all of them as text, so that none is rounded on its way; each is named `kind:field`. */
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
    from ${resource.rows} where ${where(resource, query, scope)}`
}
