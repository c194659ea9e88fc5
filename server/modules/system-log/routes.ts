import type { FastifyInstance } from 'fastify'
import { defineHttpError } from '../../platform/http/errors.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { logResource } from './list-resource.ts'
import { readVisitDays, readVisitFigures, readVisitTotals } from './visits.ts'

const logNotFound = defineHttpError('LOG_NOT_FOUND', 404, {
  en: 'Log entry not found',
  zh: '日志不存在',
})
/**
 * Error of a request to delete log entries. Audit rows can't be deleted, since they form a hash chain; old
 * sign-ins are deleted by a job.
 */
const logKept = defineHttpError('LOG_KEPT', 409, {
  en: "Logs can't be deleted",
  zh: '日志不可删除',
})

/** Renames JeecgBoot's search parameter `keyWord` to the field of the list. */
const named = ({ keyWord, ...query }: Record<string, unknown>): Record<string, unknown> =>
  typeof keyWord === 'string' && keyWord !== '' ? { ...query, logContent: keyWord } : query

/** Routes of the log and of visit figures. */
export async function logRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { database, clock, config } = services
  const { db } = database
  const list = createList(logResource, services)

  createListRoute(app)('log.list', list, (query, { user }) =>
    list.page(list.readJeecg(named(query), user, ['logContent']), user.scope),
  )
  route('log.get', async ({ id }, { user }) => {
    const found = await list.find(id, user.scope)
    if (!found) throw logNotFound()
    return found
  })
  route('log.retention', () => ({ signInDays: config.loginLogKeepDays }))
  for (const name of ['log.delete', 'log.deleteBatch'] as const) {
    const reject = () => {
      throw logKept()
    }
    route(name, reject, { ignoresArgs: true })
  }
  route('log.visits', () => readVisitTotals(db, clock()))
  route('log.visitFigures', async () => ({
    ...(await readVisitFigures(db, clock())),
    keepDays: config.loginLogKeepDays,
  }))
  route('log.visitDays', () => readVisitDays(db, clock()))
}
