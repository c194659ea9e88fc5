import { type RawBuilder, sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { LOGIN_LOG } from '../authentication/login-log.ts'

const DAY = 86_400_000
/** Maximum number of rows that one DELETE statement deletes, so that locks are short. */
const BATCH = 5_000

type KeepDays =
  | 'loginLogKeepDays'
  | 'smsKeepDays'
  | 'taskKeepDays'
  | 'invariantKeepDays'
  | 'idempotencyKeepDays'

interface RetentionRule {
  table: string
  days: KeepDays
  /** Column with the time at which the retention period begins. */
  time: RawBuilder<unknown>
  /** Additional condition that rows to delete must meet. */
  only?: RawBuilder<unknown>
}

/** Tables with a retention period. Rows of the audit log are never deleted. */
const retentionRules: readonly RetentionRule[] = [
  {
    table: 'sys_log',
    days: 'loginLogKeepDays',
    time: sql`create_time`,
    only: sql`log_type = ${sql.lit(LOGIN_LOG)}`,
  },
  // Deletes messages that aren't queued, including SMS codes that no gateway has accepted.
  { table: 'sys_sms', days: 'smsKeepDays', time: sql`create_time`, only: sql`next_time is null` },
  { table: 'export_task', days: 'taskKeepDays', time: sql`end_time`, only: sql`file_path is null` },
  { table: 'sys_quartz_log', days: 'taskKeepDays', time: sql`end_time` },
  { table: 'invariant_result', days: 'invariantKeepDays', time: sql`create_time` },
  { table: 'idempotency_key', days: 'idempotencyKeepDays', time: sql`create_time` },
]

async function removeBatch(
  db: Db,
  { table, time, only = sql`true` }: RetentionRule,
  before: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${time} < ${before} and ${only} limit ${sql.lit(BATCH)}
  ))`.execute(db)
  return numAffectedRows === BigInt(BATCH)
}

/** Deletes rows older than their retention period. */
export async function deleteExpiredRows({
  database: { db },
  config,
  clock,
}: {
  database: Pick<Services['database'], 'db'>
  config: Pick<Config, KeepDays>
  clock: Services['clock']
}): Promise<void> {
  for (const one of retentionRules) {
    const before = new Date(clock().getTime() - config[one.days] * DAY).toISOString()
    let isMore = true
    while (isMore) isMore = await removeBatch(db, one, before)
  }
}
