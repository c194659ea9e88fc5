import type { Pool } from 'pg'
import PgBoss from 'pg-boss'

/** PostgreSQL schema of the tables of pg-boss. */
const SCHEMA = 'pgboss'
/**
 * Seconds between two maintenance runs of pg-boss. In a maintenance run, pg-boss retries expired jobs and
 * deletes old jobs.
 */
const MAINTENANCE_SECONDS = 30
/** Days that pg-boss keeps finished jobs. */
const KEEP_DAYS = 7

/** Creates a pg-boss that uses our connections. The schedules of pg-boss are disabled. */
export const createBoss = (pool: Pick<Pool, 'query'>, options: PgBoss.ConstructorOptions = {}): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    schedule: false,
    supervise: false,
    migrate: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    deleteAfterDays: KEEP_DAYS,
    ...options,
  })

/** Creates or updates the tables of pg-boss. Several nodes can call this function at the same time. */
export async function installQueues(pool: Pool): Promise<void> {
  const boss = createBoss(pool, { migrate: true })
  await boss.start()
  await boss.stop({ graceful: false })
}
