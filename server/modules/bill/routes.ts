import type { FastifyInstance } from 'fastify'
import type { SettleBill } from '#schemas'
import { originOf } from '../../platform/http/change.ts'
import { changedMany } from '../../platform/http/many.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { createList, type ResourceList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { adjustmentResource } from '../../records/adjustment.ts'
import type { Services } from '../../services.ts'
import { createAdjustments } from './adjustments.ts'
import { adjustmentNotFound } from './errors.ts'
import { createGenerate } from './generate/service.ts'
import { adjustmentEventsOf } from './history.ts'
import { createBills } from './service.ts'
import { readStatement } from './statement/statement.ts'
import { billSteps, manySteps } from './states.ts'

/** Routes of settlement bills: details, steps and the generation of bills. */
export function billRoutes(app: FastifyInstance, services: Services, list: ResourceList<SettleBill>): void {
  const route = createRoute(app)
  const bills = createBills(services, list)
  const change = createChangeRoute(app, services)

  route('bill.get', ({ id }, { user }) => bills.get(id, user))
  route('bill.history', ({ id }, { user }) => bills.history(id, user))
  route('bill.summary', (_, { user }) => bills.summary(user))

  route('bill.statement', (query, { user }) => readStatement(services.database.db, query, user))

  for (const step of billSteps) {
    change(`bill.${step}`, (tx, args, context) => bills.runStep(tx, { step, ...args }, context))
  }
  for (const step of manySteps) {
    change(`bill.${step}Many`, async (tx, { items: refs }, context) =>
      changedMany(await bills.runSteps(tx, { step, refs }, context), context.locale),
    )
  }

  const generate = createGenerate(services)
  route('bill.generate', async (args, request) => {
    const generated = await generate(args, originOf(request))
    services.listChanges.add(list.resource.model.name)
    return generated
  })
}

/** Routes of bill adjustments. */
export async function adjustmentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const adjustments = createAdjustments(services)
  const list = createList(adjustmentResource, services)
  createListRoute(app)('bill.adjustments', list)
  createRoute(app)('bill.adjustment', async ({ id }, { user }) => {
    const adjustment = await list.find(id, user.scope)
    if (!adjustment) throw adjustmentNotFound()
    const events = await adjustmentEventsOf(services.database.db, id, localeOfScope(user.scope))
    return { ...adjustment, events }
  })
  createChangeRoute(app, services)('bill.adjust', (tx, body, { user, at, request }) =>
    adjustments.adjust(tx, body, { user, pageId: originOf(request).pageId ?? null, at }),
  )
}
