import { expect } from 'vitest'
import type { TestApp } from './app.ts'

type Pool = TestApp['services']['database']['pool']

const count = async (pool: Pool, text: string): Promise<number> => (await pool.query(text)).rows[0].count

const waiting = (pool: Pool) =>
  count(
    pool,
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )

/** Returns the number of deadlocks that the database has resolved so far. */
export const deadlocks = (pool: Pool) =>
  count(pool, 'select deadlocks::int as count from pg_stat_database where datname = current_database()')

/**
 * Locks the row of a record and starts two changes of the record, one after another. When both changes wait
 * for the lock, releases it. Returns the results of both changes.
 */
export async function raceAtLock<First, Second>(
  pool: Pool,
  { table, id }: { table: string; id: string },
  [first, second]: [() => Promise<First>, () => Promise<Second>],
): Promise<[First, Second]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select from ${table} where id = $1 for update`, [id])
    const before = first()
    const poll = () => expect.poll(() => waiting(pool), { timeout: 20_000, interval: 10 })
    // Workers of the server may wait for the row too, so the number of waiting connections is counted.
    await poll().toBeGreaterThan(0)
    const count = await waiting(pool)
    const after = second()
    await poll().toBeGreaterThan(count)
    await client.query('commit')
    return await Promise.all([before, after])
  } finally {
    // Closes the connection, which ends a transaction that a failure has left open.
    client.release(true)
  }
}
