import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ensureComingPartitions } from '../../db/index.ts'
import type { Services } from '../../services.ts'

const EVERY_TEN_MINUTES = 600_000
const DAY = 86_400_000

/** What has to be done now and then, by any node at any time; a failure is logged, and the next round tries again. */
export function keepHouse(app: FastifyInstance, { database: { pool, db }, clock }: Services): void {
  /** Removes what has had its time: sessions, captchas, counts of failures, kept answers. */
  const clean = async () => {
    const now = clock().toISOString()
    const yesterday = new Date(clock().getTime() - DAY).toISOString()
    const lastWeek = new Date(clock().getTime() - 7 * DAY).toISOString()
    await sql`delete from sys_session where expire_time < ${now}`.execute(db)
    await sql`delete from captcha where expire_time < ${now}`.execute(db)
    await sql`delete from login_failure where last_time < ${yesterday}`.execute(db)
    await sql`delete from idempotency_key where create_time < ${lastWeek}`.execute(db)
  }

  const makeRoom = async () => {
    const missing = await ensureComingPartitions(pool, clock())
    if (missing.length > 0) app.log.warn({ missing }, 'months of trades without a partition of their own')
  }

  const repeat = (every: number, work: () => Promise<void>, failure: string) => {
    const timer = setInterval(() => {
      work().catch((err) => app.log.warn({ err }, failure))
    }, every)
    timer.unref()
    app.addHook('onClose', () => clearInterval(timer))
  }
  repeat(EVERY_TEN_MINUTES, clean, 'could not clean up')
  repeat(DAY, makeRoom, 'could not make room for coming trades')
}
