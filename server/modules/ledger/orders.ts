import { sql } from 'kysely'
import { type LedgerStep, MAX_LEDGER_STEPS } from '#schemas'
import type { Db } from '../../db/index.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { defineRecords } from '../../platform/resource/define-records.ts'
import { readRecord } from '../../platform/resource/records.ts'
import { authorName } from '../../platform/users/author-name.ts'
import { detailResource } from './details.ts'
import { orderNotFound } from './errors.ts'
import { orderResource } from './order-resource.ts'
import { retryPayment, returnDetail } from './return-detail.ts'

/** Reads the transitions of an order and of its amounts, the latest transition first. */
async function readSteps(db: Db, id: string, locale: Locale): Promise<LedgerStep[]> {
  const { rows } = await sql<LedgerStep>`select s.id, d.receiver_name as "receiverName",
      case when d.id is null then s.to_status end as "orderStatus",
      case when d.id is not null then s.to_status end as "detailStatus",
      s.reason, s.create_by as by,
      ${authorName('s.create_by', locale)} as "byName", s.create_time as time
    from (select 'ledger_order' as kind, ${id}::text as id
      union all select 'ledger_detail', d.id from ledger_detail d where d.order_id = ${id}) part
    join state_transition s on s.subject_kind = part.kind and s.subject_id = part.id
    left join ledger_detail d on part.kind = 'ledger_detail' and d.id = part.id
    order by s.create_time desc, s.id desc limit ${MAX_LEDGER_STEPS}`.execute(db)
  return rows
}

/** Ledger orders. */
export const ledgerOrders = defineRecords({
  name: 'ledgerOrder',
  list: orderResource,
  get: { notFound: orderNotFound },
  exports: { access: 'ledgerOrder:export' },
  routes: (app, services, orders) => {
    createRoute(app)('ledgerOrder.timeline', async ({ id }, { user }) => {
      if (!(await orders.find(id, user.scope))) throw orderNotFound()
      return readSteps(services.database.db, id, localeOfScope(user.scope))
    })
  },
})

const STEPS = [
  ['ledgerDetail.retry', retryPayment],
  ['ledgerDetail.return', returnDetail],
] as const

/** Amounts of receivers, whose payments users retry and return. */
export const ledgerDetails = defineRecords({
  name: 'ledgerDetail',
  list: detailResource,
  routes: (app, services) => {
    const operations = createChannelOperations(services)
    const change = createChangeRoute(app, services)
    for (const [name, step] of STEPS) {
      change(name, async (tx, args, context) => {
        const audit = await step(tx, args, { ...context, operations })
        const { id } = args
        return { result: await readRecord(tx, detailResource, { id, scope: context.user.scope }), audit }
      })
    }
  },
})
