import type { FastifyInstance } from 'fastify'
import type { AdjustBill, BillRef, HoldBill } from '#schemas'
import { originOf } from '../../platform/http/change.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { type ListRequest, listRoute, totalsRoute } from '../../platform/list/list-route.ts'
import { adjustmentResource } from '../../records/adjustment.ts'
import { billResource } from '../../records/bill.ts'
import type { Services } from '../../services.ts'
import { createAdjustments } from './adjustments.ts'
import { createBills } from './service.ts'

const STEPS = ['confirm', 'hold', 'unhold', 'release'] as const

/** Routes of settlement bills. */
export async function billRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const bills = createBills(services)
  const adjustments = createAdjustments(services)
  const change = createChangeRoute(app, services, bills.list.changed)

  route<ListRequest>(listRoute('bill.list', billResource), ({ query, user }) =>
    bills.list.page(bills.list.read(query, user), user.scope),
  )
  route<ListRequest>(totalsRoute('bill.totals', billResource), ({ query, user }) =>
    bills.list.totals(bills.list.readTotals(query, user), user.scope),
  )
  route<{ Querystring: { id: string } }>('bill.get', ({ query, user }) => bills.get(query.id, user))
  route('bill.summary', ({ user }) => bills.summary(user))

  for (const step of STEPS) {
    change<{ Body: BillRef & Partial<HoldBill> }>(`bill.${step}`, (tx, { body, user }, at) =>
      bills.take(tx, { step, ...body }, { user, at }),
    )
  }

  route<ListRequest>(listRoute('bill.adjustments', adjustmentResource), ({ query, user }) =>
    adjustments.list.page(adjustments.list.read(query, user), user.scope),
  )
  const adjust = createChangeRoute(app, services, () => {
    bills.list.changed()
    adjustments.list.changed()
  })
  adjust<{ Body: AdjustBill }>('bill.adjust', (tx, request, at) => {
    const { body, user } = request
    return adjustments.adjust(tx, body, { user, pageId: originOf(request).pageId, at })
  })
}
