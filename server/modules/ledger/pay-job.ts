import { sql } from 'kysely'
import { strictObject } from '#schemas'
import { withTransaction } from '../../db/index.ts'
import { appendAudit } from '../../platform/audit-log/append.ts'
import { SYSTEM_USER } from '../../platform/audit-log/audit-entry.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import { defineJob } from '../../platform/job/job.ts'
import type { Services } from '../../services.ts'
import { type Detail, startPayment } from './pay-detail.ts'

const NAME = 'ledger.pay'
/** Number of amounts whose payment starts in one transaction. */
const BATCH = 200

/** Starts the payment of some amounts whose bill is settled. Returns their number. */
function payBatch(services: Services): Promise<number> {
  const { database, ids, clock } = services
  const operations = createChannelOperations(services)
  const nextId = () => ids.nextId()
  return withTransaction(database.db, async (tx) => {
    const at = clock()
    const { rows } = await sql<Detail>`select d.* from ledger_detail d
      join ledger_order o on o.id = d.order_id join settle_bill b on b.id = o.bill_id
      where d.status = 'PENDING' and b.status = 'SETTLED'
      order by d.id limit ${BATCH} for update of d skip locked`.execute(tx)
    const entries = []
    for (const detail of rows) entries.push(...(await startPayment(tx, detail, { operations, at, nextId })))
    for (const entry of entries)
      await appendAudit(tx, { entry, origin: { user: SYSTEM_USER, requestId: NAME }, id: nextId(), at })
    return rows.length
  })
}

/** Pays the receivers of the orders whose bill is settled. */
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
    for (;;) {
      signal.throwIfAborted()
      const count = await payBatch(services)
      started += count
      if (count < BATCH) break
    }
    log(started === 0 ? 'nothing to pay' : `${started} payments started`)
  },
})
