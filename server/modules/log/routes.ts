import type { FastifyInstance } from 'fastify'
import type { OperationName } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { logKept, logNotFound } from './errors.ts'
import { logResource } from './list-resource.ts'
import { readVisitDays, readVisitFigures, readVisits } from './visits.ts'

/** The stock page searches what happened under a name of its own. */
const named = ({ keyWord, ...query }: Record<string, unknown>): Record<string, unknown> =>
  typeof keyWord === 'string' && keyWord !== '' ? { ...query, logContent: keyWord } : query

/** A stock page offers to delete: it is told why that does not happen. */
function refusedRoute(app: FastifyInstance, name: OperationName): void {
  const { schema, ...route } = operationRoute(name)
  app.route({
    ...route,
    schema: { response: schema.response },
    handler: async () => {
      throw logKept()
    },
  })
}

/** The logs of sign-ins and changes, and the figures of visits. */
export async function logRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock, config } = services
  const { db } = database
  const list = createList(logResource, { ...database, now: () => clock().getTime() })

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('log.list', logResource),
    handler: async ({ query, user }) => {
      const asked = list.readStock(named(query), user, ['logContent'])
      return ok(await list.page(asked, user.scope))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('log.get'),
    handler: async ({ query, user }) => {
      const found = await list.find(query.id, user.scope)
      if (!found) throw logNotFound()
      return ok(found)
    },
  })
  refusedRoute(app, 'log.delete')
  refusedRoute(app, 'log.deleteBatch')
  app.route({ ...operationRoute('log.visits'), handler: async () => ok(await readVisits(db, clock())) })
  app.route({
    ...operationRoute('log.visitFigures'),
    handler: async () => ok({ ...(await readVisitFigures(db, clock())), keepDays: config.loginLogKeepDays }),
  })
  app.route({
    ...operationRoute('log.visitDays'),
    handler: async () => ok(await readVisitDays(db, clock())),
  })
}
