import { sql } from 'kysely'
import { strictObject } from '#schemas'
import { isRetryable, withSavepoint, withTransaction } from '../../db/index.ts'
import { raiseAlarm } from '../../platform/alarm/raise-alarm.ts'
import { type AuditEntry, appendAudits } from '../../platform/audit-log/append.ts'
import { SYSTEM_USER } from '../../platform/audit-log/audit-entry.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import { defineJob } from '../../platform/job/job.ts'
import type { Services } from '../../services.ts'
import { type Detail, startPayment } from './pay-detail.ts'

const NAME = 'ledger.pay'
/** Maximum number of payments that one transaction starts. */
const BATCH = 200
const ORIGIN = { user: SYSTEM_USER, requestId: NAME }
const SKIPPED = {
  metric: 'LEDGER_PAYMENT',
  subject: NAME,
  level: 'CRITICAL',
  title: { en: "Payments to receivers can't start", zh: '分账付款无法发起' },
} as const

/**
 * Result of a batch: the number of started payments, and by amount id the errors of payments that can't
 * start.
 */
interface PaidBatch {
  /** Id of the last amount in the batch; undefined if there are no further amounts. */
  last: string | undefined
  started: number
  errors: ReadonlyMap<string, unknown>
}

/**
 * Starts the payment of the next amounts whose bill is settled. If a payment can't start, its amount stays
 * pending, and the other payments still start.
 */
function payBatch(services: Services, after: string): Promise<PaidBatch> {
  const { database, ids, clock } = services
  const operations = createChannelOperations(services)
  const nextId = () => ids.nextId()
  return withTransaction(database.db, async (tx) => {
    const at = clock()
    const { rows } = await sql<Detail>`select d.* from ledger_detail d
      join ledger_order o on o.id = d.order_id join settle_bill b on b.id = o.bill_id
      where d.status = 'PENDING' and b.status = 'SETTLED' and d.id > ${after}
      order by d.id limit ${BATCH} for update of d skip locked`.execute(tx)
    const entries: AuditEntry[] = []
    const errors = new Map<string, unknown>()
    for (const detail of rows) {
      try {
        const start = () => startPayment(tx, detail, { operations, at, nextId })
        entries.push(...(await withSavepoint(tx, start)))
      } catch (error) {
        // After a retryable error, the whole transaction runs again.
        if (isRetryable(error)) throw error
        errors.set(detail.id, error)
      }
    }
    await appendAudits(tx, { entries, origin: ORIGIN, nextId, at })
    const last = rows.length === BATCH ? rows.at(-1)?.id : undefined
    return { last, started: rows.length - errors.size, errors }
  })
}

/** Raises an alarm about amounts whose payment can't start. */
async function reportSkipped({ database, ids, clock }: Services, count: number): Promise<void> {
  const context = { at: clock(), nextId: () => ids.nextId() }
  await withTransaction(database.db, async (tx) => {
    const entry = await raiseAlarm(tx, { ...SKIPPED, value: count }, context)
    await appendAudits(tx, { entries: entry ? [entry] : [], origin: ORIGIN, ...context })
  })
}

/** Job that pays the receivers of ledger orders whose bill is settled. */
export const payReceiversJob = defineJob({
  name: NAME,
  titles: { en: 'Pay receivers', zh: '分账付款' },
  about: {
    en: 'Pays the receivers of ledger orders, after the bills of their shops are settled',
    zh: '门店账单结算后，向分账单的分账方付款',
  },
  params: strictObject({}),
  timeoutSeconds: 1_800,
  retries: 3,
  concurrency: 'skip',
  defaultCron: '0 0/5 * * * ?',
  async run(_, { services, signal, log }) {
    let started = 0
    let skipped = 0
    for (let after: string | undefined = ''; after !== undefined; ) {
      signal.throwIfAborted()
      const batch: PaidBatch = await payBatch(services, after)
      started += batch.started
      skipped += batch.errors.size
      for (const [id, error] of batch.errors) log(`${id}: ${error instanceof Error ? error.message : error}`)
      after = batch.last
    }
    log(started === 0 ? 'nothing to pay' : `${started} payments started`)
    if (skipped > 0) await reportSkipped(services, skipped)
  },
})
