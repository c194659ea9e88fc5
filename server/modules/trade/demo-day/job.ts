import { type Kysely, sql } from 'kysely'
import { type IntakeTrade, MAX_INTAKE_ROWS, strictObject } from '#schemas'
import { type Database, withTransaction } from '../../../db/index.ts'
import { createRandom } from '../../../db/seed/demo/random.ts'
import { appendAudit } from '../../../platform/audit-log/append.ts'
import { SYSTEM_USER } from '../../../platform/audit-log/audit-entry.ts'
import { formatBusinessTime } from '../../../platform/business-time.ts'
import { defineJob } from '../../../platform/job/job.ts'
import type { Services } from '../../../services.ts'
import { intakeTrades } from '../intake/intake-trades.ts'
import { createMonths } from '../intake/months.ts'
import { type DemoDay, type Minute, minutesBefore, planMinute } from './plan-minute.ts'

/**
 * Maximum number of minutes for which one run reports trades. If the server was off for longer, the run skips
 * the earlier minutes.
 */
const MAX_MINUTES = 24 * 60
/** Maximum number of payments of an ordinary day, however large the demo business is. */
const MAX_PAYMENTS_PER_DAY = 20_000

interface SeededDemo {
  seed: number
  days: number
  trades: number
  seededAt: string
}

/**
 * Reads the demo business; undefined if there is none. Shops that users added later aren't part of the demo
 * business.
 */
async function readDemo(db: Kysely<Database>): Promise<(DemoDay & { seededAt: Date }) | undefined> {
  const state = await sql<{ demo: SeededDemo | null }>`select value -> 'demo' as demo from app_state
    where name = 'seed'`.execute(db)
  const demo = state.rows[0]?.demo
  if (!demo) return undefined
  const { rows } = await sql<{ code: string }>`select s.shop_code as code from shop_basic_info s
    where s.status = 'ACTIVE' and s.create_time <= ${demo.seededAt}::timestamptz and not exists (
      select from channel_merchant m join pay_channel c on c.code = m.channel_code
      where m.shop_id = s.id and (m.status <> 'ACTIVE' or c.adapter <> 'sandbox'))
    order by s.shop_code`.execute(db)
  const { seed, days, trades, seededAt } = demo
  return {
    seed,
    seededAt: new Date(seededAt),
    paymentsPerDay: Math.min(trades / days, MAX_PAYMENTS_PER_DAY),
    shops: rows.map(({ code }) => ({ code, weight: 0.5 + createRandom(seed, code).next() })),
  }
}

/**
 * Returns the last minute with reported trades, or `seeded` if that minute isn't later. The run reports the
 * trades of this minute again, which changes nothing.
 */
async function readFirstMinute(db: Kysely<Database>, seeded: Minute): Promise<Minute> {
  const { rows } = await sql<{ last: string | null }>`select max(t.paid_time)::text as last from trade_order t
    where t.paid_time > ${`${seeded}:00`}::timestamptz and t.channel_trade_no like 'DEMOP%'`.execute(db)
  const last = rows[0]?.last?.slice(0, 16)
  return last && last > seeded ? last : seeded
}

/** Records these trades in a transaction. Returns the number of trades that weren't recorded before. */
async function report(services: Services, trades: readonly IntakeTrade[]): Promise<number> {
  const { database, clock, config, ids } = services
  return withTransaction(database.db, async (tx) => {
    const at = clock()
    const nextId = () => ids.nextId()
    const { created } = await intakeTrades(tx, trades, {
      now: at,
      businessTz: config.businessTz,
      nextId,
      onlyChannel: null,
      departs: 'all',
    })
    if (created.length === 0) return 0
    const entry = {
      action: 'trade.demoDay',
      subject: { kind: 'trade_order', id: created[0]?.id ?? '' },
      detail: { trades: created.length, first: created.at(0)?.tradeNo, last: created.at(-1)?.tradeNo },
    }
    const origin = { user: SYSTEM_USER, requestId: 'trade.demoDay' }
    await appendAudit(tx, { entry, origin, id: nextId(), at })
    return created.length
  })
}

/**
 * Job that reports trades of the demo shops in demo mode, as their simulated channels would: all trades up to
 * the last full minute. The trades of a minute depend only on the seed and the minute, so a repeated run
 * changes nothing.
 */
export const demoDayJob = defineJob({
  name: 'trade.demoDay',
  titles: { en: 'Simulate trades of the demo', zh: '模拟演示门店的交易' },
  about: {
    en: 'Reports payments and refunds of the demo shops, as many as the time of day has. Only in demo mode.',
    zh: '按时段上报演示门店的支付与退款，仅限演示模式。',
  },
  params: strictObject({}),
  timeoutSeconds: 300,
  retries: 0,
  concurrency: 'skip',
  defaultCron: '30 */5 * * * ?',
  onlyInDemo: true,
  async run(_params, { services, signal, log, progress }) {
    const { database, clock, config } = services
    const demo = config.demo && config.demoDay ? await readDemo(database.db) : undefined
    if (!demo) return log('there is no demo business')
    const minuteAt = (time: Date): Minute => formatBusinessTime(time, config.businessTz).slice(0, 16)
    const end = minuteAt(clock())
    const earliest = minutesBefore(end, MAX_MINUTES)
    const seeded = minuteAt(demo.seededAt)
    const first = await readFirstMinute(database.db, seeded > earliest ? seeded : earliest)
    const minutes: Minute[] = []
    for (let minute = minutesBefore(end, 1); minute >= first; minute = minutesBefore(minute, 1))
      minutes.unshift(minute)
    const trades = minutes.flatMap((minute) => planMinute(minute, demo))
    await createMonths(services)(trades)
    let created = 0
    for (let at = 0; at < trades.length; at += MAX_INTAKE_ROWS) {
      signal.throwIfAborted()
      created += await report(services, trades.slice(at, at + MAX_INTAKE_ROWS))
      progress(Math.min(at + MAX_INTAKE_ROWS, trades.length), trades.length)
    }
    log(`${created} trades reported`)
  },
})
