import type { Pool } from 'pg'
import { dateRangeRequired } from '../../platform/list/errors.ts'
import type { ListQuery } from '../../platform/list/query.ts'
import type { ListCondition } from '../../platform/list/values.ts'
import type { Services } from '../../services.ts'

/** Number of trades above which a list of trades requires a range of days. */
const RANGE_REQUIRED_FROM = 100_000
/** Maximum length of the required range in days. */
const MAX_DAYS = 92

const DAY_MS = 86_400_000
const SECOND_MS = 1_000
/**
 * Fields whose values match only a few trades. A list with a filter for one of these fields needs no range of
 * days.
 */
const SELECTIVE_FIELDS = new Set(['tradeNo', 'channelTradeNo', 'originTradeNo', 'billId'])

const instant = (text: string) =>
  Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}Z`)
const durationOf = (text: string) => (text.length === 10 ? DAY_MS : SECOND_MS)

function ends(conditions: readonly ListCondition[]) {
  const of = (op: 'gte' | 'lte', index: 0 | 1) => {
    const found = conditions.filter(
      (condition) => condition.field === 'paidTime' && (condition.op === op || condition.op === 'between'),
    )
    return found.map(({ op: by, values }) => String(values[by === 'between' ? index : 0]))
  }
  const begins = of('gte', 0).map(instant)
  const untils = of('lte', 1).map((text) => instant(text) + durationOf(text))
  return { begin: Math.max(...begins), until: Math.min(...untils) }
}

/** True if the conditions limit a list to few trades, by a short range of days or by a selective field. */
export function isLimited(conditions: readonly ListCondition[]): boolean {
  if (conditions.some(({ field, op }) => op === 'eq' && SELECTIVE_FIELDS.has(field))) return true
  const { begin, until } = ends(conditions)
  return until - begin <= MAX_DAYS * DAY_MS
}

const CACHE_MS = 60_000

/**
 * Creates a function that returns the estimated number of trades. The function reads the planner's statistics
 * at most once a minute.
 */
function createTradeSize(pool: Pool, now: () => number) {
  let known: { size: Promise<number>; until: number } | undefined

  async function readEstimate(): Promise<number> {
    const { rows } = await pool.query<{ size: number }>(
      `select coalesce(sum(greatest(c.reltuples, 0)), 0)::bigint as size
       from pg_partition_tree('trade_order') p join pg_class c on c.oid = p.relid where p.isleaf`,
    )
    return rows[0]?.size ?? 0
  }

  return (): Promise<number> => {
    if (known && known.until > now()) return known.size
    const size = readEstimate()
    known = { size, until: now() + CACHE_MS }
    size.catch(() => {
      known = undefined
    })
    return size
  }
}

/**
 * Creates a check of list requests. If there are many trades, the check requires a short range of days or a
 * filter for a selective field.
 */
export function createDateRangeGuard({ database: { pool }, clock }: Pick<Services, 'database' | 'clock'>) {
  const size = createTradeSize(pool, () => clock().getTime())

  return async function requireShortRange({ conditions }: ListQuery): Promise<void> {
    if (isLimited(conditions) || (await size()) <= RANGE_REQUIRED_FROM) return
    const words = { en: `A range of at most ${MAX_DAYS} days`, zh: `不超过 ${MAX_DAYS} 天的时间范围` }
    throw dateRangeRequired({ days: MAX_DAYS }, { fields: { paidTime: words } })
  }
}
