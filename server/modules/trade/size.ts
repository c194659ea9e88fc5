import type { Pool } from 'pg'

const KEEP_MS = 60_000

/** About how many trades there are, as the planner believes; looked up once a minute. */
export function createTradeSize(pool: Pool, now: () => number) {
  let known: { size: Promise<number>; until: number } | undefined

  async function look(): Promise<number> {
    const { rows } = await pool.query<{ size: number }>(
      `select coalesce(sum(greatest(c.reltuples, 0)), 0)::bigint as size
       from pg_partition_tree('trade_order') p join pg_class c on c.oid = p.relid where p.isleaf`,
    )
    return rows[0]?.size ?? 0
  }

  return (): Promise<number> => {
    if (known && known.until > now()) return known.size
    const size = look()
    known = { size, until: now() + KEEP_MS }
    size.catch(() => {
      known = undefined
    })
    return size
  }
}
