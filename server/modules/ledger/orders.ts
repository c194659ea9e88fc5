import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ledgerOrderModel } from '#schemas'
import { defineExport } from '../../platform/area/export.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute, createTotalsRoute } from '../../platform/list/list-route.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import type { Services } from '../../services.ts'
import { orderNotFound } from './errors.ts'

/** List of ledger orders with the amounts of their receivers. The generation of bills writes them. */
const orderResource = defineListResource({
  model: ledgerOrderModel,
  table: 'ledger_order',
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode'],
  columns: {
    shopName: sql`coalesce(shop.shop_name, '')`,
    billNo: sql`bill.bill_no`,
    restFen: sql`t.income_fen - t.split_fen`,
  },
  joins: sql`left join shop_basic_info shop on shop.id = t.shop_id left join settle_bill bill on bill.id = t.bill_id`,
  children: { details: { table: 'ledger_detail', key: 'order_id', order: 'line_no' } },
})

/** Routes of ledger orders. */
async function orderRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const orders = createList(orderResource, services)
  createListRoute(app)('ledgerOrder.list', orders)
  createTotalsRoute(app)('ledgerOrder.totals', orders)
  createRoute(app)('ledgerOrder.get', async ({ id }, { user }) => {
    const order = await orders.find(id, user.scope)
    if (!order) throw orderNotFound()
    return order
  })
}

/** Parts that ledger orders add to the area. */
export const ledgerOrders = {
  routes: [orderRoutes],
  lists: { 'ledgerOrder.list': orderResource },
  exports: { 'ledgerOrder.list': defineExport('ledgerOrder:export', orderResource) },
}
