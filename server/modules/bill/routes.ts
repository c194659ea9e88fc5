import type { FastifyInstance } from 'fastify'
import type { AdjustBill, BillRef, HoldBill } from '#schemas'
import { createChange, originOf } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { listRoute, totalsRoute } from '../list/list-route.ts'
import { adjustmentResource } from './adjustment-resource.ts'
import { createAdjustments } from './adjustments.ts'
import { billResource } from './list-resource.ts'
import { createBills } from './service.ts'

const STEPS = ['confirm', 'hold', 'unhold', 'release'] as const

/** Settlement bills. */
export async function billRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const bills = createBills(services)
  const adjustments = createAdjustments(services)
  const change = createChange(services)

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('bill.list', billResource),
    handler: async ({ query, user }) => ok(await bills.list.page(bills.list.read(query, user), user.scope)),
  })
  app.route<{ Querystring: Record<string, unknown> }>({
    ...totalsRoute('bill.totals', billResource),
    handler: async ({ query, user }) =>
      ok(await bills.list.totals(bills.list.readTotals(query, user), user.scope)),
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('bill.get'),
    handler: async ({ query, user }) => ok(await bills.get(query.id, user)),
  })
  app.route({
    ...operationRoute('bill.summary'),
    handler: async ({ user }) => ok(await bills.summary(user)),
  })

  for (const step of STEPS) {
    app.route<{ Body: BillRef & Partial<HoldBill> }>({
      ...operationRoute(`bill.${step}`),
      handler: async (request, reply) => {
        const { body, user } = request
        const answer = await change(request, reply, (tx, at) =>
          bills.take(tx, { step, ...body }, { user, at }),
        )
        bills.list.changed()
        return answer
      },
    })
  }

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('bill.adjustments', adjustmentResource),
    handler: async ({ query, user }) =>
      ok(await adjustments.list.page(adjustments.list.read(query, user), user.scope)),
  })
  app.route<{ Body: AdjustBill }>({
    ...operationRoute('bill.adjust'),
    handler: async (request, reply) => {
      const { body, user } = request
      const { pageId } = originOf(request)
      const answer = await change(request, reply, (tx, at) =>
        adjustments.adjust(tx, body, { user, pageId, at }),
      )
      bills.list.changed()
      adjustments.list.changed()
      return answer
    },
  })
}
