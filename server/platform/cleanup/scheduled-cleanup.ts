import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ensureComingPartitions } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { removeUnusedUploads } from '../file/sweep.ts'
import { deleteExpiredRows } from './retention.ts'

const EVERY_TEN_MINUTES = 600_000
const EVERY_HOUR = 3_600_000
const HOUR = 3_600_000
const DAY = 86_400_000

/** Schedules the cleanup jobs of a node. A failed job is logged and runs again after its interval. */
export function scheduleCleanup(app: FastifyInstance, services: Services): void {
  const { database, clock } = services
  const { pool, db } = database
  /**
   * Deletes expired sessions, captchas, codes, reset tokens, OAuth steps and approvals, and old counters and
   * push messages.
   */
  const clean = async () => {
    const now = clock().toISOString()
    const yesterday = new Date(clock().getTime() - DAY).toISOString()
    const anHourAgo = new Date(clock().getTime() - HOUR).toISOString()
    await sql`delete from sys_session where expire_time < ${now}`.execute(db)
    await sql`delete from captcha where expire_time < ${now}`.execute(db)
    await sql`delete from login_failure where first_time < ${yesterday}`.execute(db)
    await sql`delete from sms_code where expire_time < ${now}`.execute(db)
    await sql`delete from password_proof where expire_time < ${now}`.execute(db)
    await sql`delete from third_login_step where expire_time < ${now}`.execute(db)
    await sql`delete from four_eyes_signature where expire_time < ${now}`.execute(db)
    await sql`delete from quota where began_time < ${yesterday}`.execute(db)
    await sql`delete from request_nonce where create_time < ${anHourAgo}`.execute(db)
    await sql`delete from push_outbox where create_time < ${anHourAgo}`.execute(db)
  }

  const createPartitions = async () => {
    const missing = await ensureComingPartitions(pool, clock())
    if (missing.length > 0)
      app.log.warn({ missing }, 'creating partitions of trade_order failed for these months')
  }

  /** Runs a job at intervals; skips a run while the previous one is unfinished. */
  const repeat = (every: number, work: () => Promise<void>, failure: string) => {
    let isRunning = false
    const round = async () => {
      if (isRunning) return
      isRunning = true
      await work().catch((err) => app.log.warn({ err }, failure))
      isRunning = false
    }
    const timer = setInterval(round, every)
    timer.unref()
    app.addHook('onClose', () => clearInterval(timer))
  }
  repeat(EVERY_TEN_MINUTES, clean, 'deleting expired rows failed')
  repeat(EVERY_HOUR, () => deleteExpiredRows(services), 'deleting rows past retention failed')
  repeat(EVERY_HOUR, () => removeUnusedUploads(services), 'deleting unused uploads failed')
  repeat(DAY, createPartitions, 'creating trade partitions failed')
}
