import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { Services } from '../../services.ts'

/** Limit of uses: at most `limit` uses within `within` milliseconds after the first use. */
export interface Quota {
  limit: number
  within: number
}

/**
 * Creates quotas, which limit how often something is used, such as SMS codes per phone number. All nodes
 * share the counters in the database. In contrast, `rate-limits.ts` limits requests per IP address, which
 * each node counts in memory.
 */
export function createQuotas({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const { db } = database

  return {
    /** Counts a use. Returns the seconds to wait if the limit is exceeded, or undefined if it isn't. */
    async use(subject: string, { limit, within }: Quota, by: Db = db): Promise<number | undefined> {
      const now = clock()
      const since = new Date(now.getTime() - within).toISOString()
      const { rows } = await sql<{ taken: number; began_time: string }>`
        insert into quota as q (subject, taken, began_time) values (${subject}, 1, ${now.toISOString()})
        on conflict (subject) do update set
          taken = case when q.began_time <= ${since} then 1 else q.taken + 1 end,
          began_time = case when q.began_time <= ${since} then excluded.began_time else q.began_time end
        returning taken, extract(epoch from began_time) * 1000 as began_time`.execute(by)
      const [row] = rows
      if (row === undefined || row.taken <= limit) return undefined
      return Math.max(1, Math.ceil((Number(row.began_time) + within - now.getTime()) / 1_000))
    },
  }
}
