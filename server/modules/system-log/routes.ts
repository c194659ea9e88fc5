import type { FastifyInstance } from 'fastify'
import type { OperationName } from '#schemas'
import { defineHttpError } from '../../platform/http/errors.ts'
import { createRoute, operationRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { logResource } from './list-resource.ts'
import { readVisitDays, readVisitFigures, readVisitTotals } from './visits.ts'

const logNotFound = defineHttpError('LOG_NOT_FOUND', 404, {
  en: 'Log entry not found',
  zh: '日志不存在',
})
/** Log entries can't be deleted: the audit log is a chain, and sign-ins expire by themselves. */
const logKept = defineHttpError('LOG_KEPT', 409, {
  en: "Logs can't be deleted",
  zh: '日志不可删除',
})

/** Renames JeecgBoot's search parameter. */
const named = ({ keyWord, ...query }: Record<string, unknown>): Record<string, unknown> =>
  typeof keyWord === 'string' && keyWord !== '' ? { ...query, logContent: keyWord } : query

/** Route of a deletion in JeecgBoot's pages, which always fails with the reason. */
function rejectedDeletionRoute(app: FastifyInstance, name: OperationName): void {
  const { schema, ...route } = operationRoute(name)
  app.route({
    ...route,
    schema: { response: schema.response },
    handler: async () => {
      throw logKept()
    },
  })
}

/** Routes of logs and visit figures. */
export async function logRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { database, clock, config } = services
  const { db } = database
  const list = createList(logResource, { ...database, now: () => clock().getTime() })

  route<ListRequest>(listRoute('log.list', logResource), ({ query, user }) => {
    const asked = list.readJeecg(named(query), user, ['logContent'])
    return list.page(asked, user.scope)
  })
  route<{ Querystring: { id: string } }>('log.get', async ({ query, user }) => {
    const found = await list.find(query.id, user.scope)
    if (!found) throw logNotFound()
    return found
  })
  rejectedDeletionRoute(app, 'log.delete')
  rejectedDeletionRoute(app, 'log.deleteBatch')
  route('log.visits', () => readVisitTotals(db, clock()))
  route('log.visitFigures', async () => ({
    ...(await readVisitFigures(db, clock())),
    keepDays: config.loginLogKeepDays,
  }))
  route('log.visitDays', () => readVisitDays(db, clock()))
}
