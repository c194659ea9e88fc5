import type { FastifyInstance } from 'fastify'
import type { ReportRequest } from '#schemas'
import { openDatabase } from '../../db/index.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { createRawRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { readDictTexts } from '../../platform/spreadsheet/dictionary-texts.ts'
import type { Services } from '../../services.ts'
import { csvDisposition, reportCsv } from './csv.ts'
import { reportNotFound } from './errors.ts'
import { readParams } from './filters.ts'
import { planReport } from './plan.ts'
import { runPlan } from './run.ts'

/** Maximum number of reports per minute and address. Reports are limited because each may read many rows. */
const REPORTS = 300
/** Maximum number of connections to the replica, and therefore of simultaneous reports. */
const REPLICA_CONNECTIONS = 4

/** Opens the database that reports read: the replica if one is configured, otherwise the main database. */
function openSource(app: FastifyInstance, { config, database }: Services) {
  if (config.reportDatabaseUrl === undefined) return database.db
  const { businessTz, reportDatabaseUrl: url } = config
  const replica = openDatabase({ url, businessTz, max: REPLICA_CONNECTIONS })
  app.addHook('onClose', () => replica.close())
  return replica.db
}

/**
 * Routes of reports. The page of a report defines its query; callers send only the view and filter values.
 */
export async function reportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const db = openSource(app, services)

  /**
   * Finds a report that the caller may run, with its data source. The caller needs the permissions of both
   * the page and the data source, so a page can't grant access to data.
   */
  async function reportFor(id: string, user: SignedIn) {
    const page = await services.pages.find(id, user)
    if (page?.kind !== 'report') throw reportNotFound()
    const { model } = page.report.source
    const { reports } = services.registry
    const resource = Object.hasOwn(reports, model) ? reports[model] : undefined
    if (!resource) throw reportNotFound()
    const codes = [page.requires?.view, resource.access]
    if (!codes.every((code) => code !== undefined && user.permissions.has(code))) throw forbidden()
    return { page, resource }
  }

  async function run({ page: id, view = 'table', params }: ReportRequest, user: SignedIn) {
    const { page, resource } = await reportFor(id, user)
    const plan = planReport(page, resource, view, user)
    const conditions = readParams(page, resource, { params, user })
    return { page, result: await runPlan(db, plan, { conditions, scope: user.scope, user }) }
  }

  createRoute(app)('report.run', async (body, { user }) => (await run(body, user)).result, {
    limit: REPORTS,
  })
  createRawRoute(app)(
    'report.csv',
    async (body, { user, locale }, reply) => {
      const { page, result } = await run(body, user)
      const dictText = await readDictTexts(services.database.db, locale)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', csvDisposition(page, locale, result.ranAt.slice(0, 10)))
        .send(reportCsv({ page, result, locale, dictText }))
    },
    { limit: REPORTS, sendsFile: true },
  )
}
