import { sql } from 'kysely'
import type { ListTotals } from '#schemas'
import { type Db, sqlStateOf } from '../../db/index.ts'
import type { Scope } from '../../http/request.ts'
import { createCountCache } from './count-cache.ts'
import { totalsSql } from './page-sql.ts'
import type { ListQuery } from './query.ts'
import type { ListResource } from './resource.ts'
import type { AskedTotal } from './total-parts.ts'
import { Crowded, createTurns } from './turns.ts'

/** People wait no longer for a sum. */
const TIMEOUT_MS = 4_000
/** Sums of one list that are added up at once: the others wait, so that its pages always find a connection. */
const AT_ONCE = 2
/** As many others wait for their turn, and no longer than for the sum itself: nobody looks at it after that. */
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
  const inTurn = createTurns({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, patience: timeout })

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
        if (error instanceof Crowded) return TOO_MANY
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
