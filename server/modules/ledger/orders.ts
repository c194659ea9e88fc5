import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type LedgerStep, MAX_LEDGER_STEPS } from '#schemas'
import type { Db } from '../../db/index.ts'
import { defineExport } from '../../platform/area/export.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute, createTotalsRoute } from '../../platform/list/list-route.ts'
import { readRecord } from '../../platform/resource/records.ts'
import type { Services } from '../../services.ts'
import { detailResource } from './details.ts'
import { orderNotFound } from './errors.ts'
import { orderResource } from './order-resource.ts'
import { retryPayment, returnDetail } from './return-detail.ts'

/** Reads the transitions of an order and of its amounts, the latest transition first. */
async function readSteps(db: Db, id: string): Promise<LedgerStep[]> {
  const { rows } = await sql<LedgerStep>`select s.id, d.receiver_name as "receiverName",
      case when d.id is null then s.to_status end as "orderStatus",
      case when d.id is not null then s.to_status end as "detailStatus",
      s.reason, s.create_by as by, s.create_time as time
    from (select 'ledger_order' as kind, ${id}::text as id
      union all select 'ledger_detail', d.id from ledger_detail d where d.order_id = ${id}) part
    join state_transition s on s.subject_kind = part.kind and s.subject_id = part.id
    left join ledger_detail d on part.kind = 'ledger_detail' and d.id = part.id
    order by s.create_time desc, s.id desc limit ${MAX_LEDGER_STEPS}`.execute(db)
  return rows
}

/** Routes of ledger orders and of the amounts of receivers. */
async function orderRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const orders = createList(orderResource, services)
  const details = createList(detailResource, services)
  const operations = createChannelOperations(services)
  createListRoute(app)('ledgerOrder.list', orders)
  createTotalsRoute(app)('ledgerOrder.totals', orders)
  createRoute(app)('ledgerOrder.get', async ({ id }, { user }) => {
    const order = await orders.find(id, user.scope)
    if (!order) throw orderNotFound()
    return order
  })
  createRoute(app)('ledgerOrder.timeline', async ({ id }, { user }) => {
    if (!(await orders.find(id, user.scope))) throw orderNotFound()
    return readSteps(services.database.db, id)
  })

  createListRoute(app)('ledgerDetail.list', details)
  createTotalsRoute(app)('ledgerDetail.totals', details)
  const change = createChangeRoute(app, services, () => {
    orders.changed()
    details.changed()
  })
  for (const [name, step] of [
    ['ledgerDetail.retry', retryPayment],
    ['ledgerDetail.return', returnDetail],
  ] as const) {
    change(name, async (tx, args, context) => {
      const audit = await step(tx, args, { ...context, operations })
      const { id } = args
      return { result: await readRecord(tx, detailResource, { id, scope: context.user.scope }), audit }
    })
  }
}

/** Routes, lists and exports of ledger orders, as parts of the area `ledger`. */
export const ledgerOrders = {
  routes: [orderRoutes],
  lists: { 'ledgerOrder.list': orderResource, 'ledgerDetail.list': detailResource },
  exports: { 'ledgerOrder.list': defineExport('ledgerOrder:export', orderResource) },
}
