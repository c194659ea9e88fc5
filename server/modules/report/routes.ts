import type { FastifyInstance } from 'fastify'
import type { ReportPage, ReportRequest } from '#schemas'
import { openDatabase } from '../../db/index.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { createRawRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'
import { readDictTexts } from '../../platform/spreadsheet/dictionary-texts.ts'
import type { Services } from '../../services.ts'
import { csvDisposition, reportCsv } from './csv.ts'
import { reportNotFound } from './errors.ts'
import { readParams } from './filters.ts'
import { planReport } from './plan.ts'
import { runPlan } from './run.ts'

/** Reads the shipped report pages, by page id. */
function readReportPages(): ReadonlyMap<string, ReportPage> {
  const pages = [...readShippedPages().values()]
  return new Map(pages.flatMap((page) => (page.kind === 'report' ? [[page.id, page] as const] : [])))
}

/** Maximum reports per minute and address, since a report may read many rows. */
const REPORTS = 300
/** Maximum connections to the replica. It also limits the number of simultaneous reports. */
const REPLICA_CONNECTIONS = 4

/** Opens the database that reports read: the replica if one is configured, otherwise the main database. */
function openSource(app: FastifyInstance, { config, database }: Services) {
  if (config.reportDatabaseUrl === undefined) return database.db
  const { businessTz, reportDatabaseUrl: url } = config
  const replica = openDatabase({ url, businessTz, max: REPLICA_CONNECTIONS })
  app.addHook('onClose', () => replica.close())
  return replica.db
}

/** Routes of reports. The query of a report comes from its page; callers only send filter values. */
export async function reportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const pages = readReportPages()
  const db = openSource(app, services)

  /** Finds a report page that the caller may see. A page without a view permission is visible to nobody. */
  function pageFor(id: string, { permissions }: SignedIn): ReportPage {
    const page = pages.get(id)
    if (!page) throw reportNotFound()
    const code = page.requires?.view
    if (code === undefined || !permissions.has(code)) throw forbidden()
    return page
  }

  async function run({ page: id, view = 'table', params }: ReportRequest, user: SignedIn) {
    const page = pageFor(id, user)
    const resource = services.registry.reports[page.report.source.model]
    if (!resource) throw new Error(`report ${id} reads ${page.report.source.model}, which has no resource`)
    const plan = planReport(page, resource, view, user)
    const conditions = readParams(page, resource, { params, user })
    return { page, result: await runPlan(db, plan, { conditions, scope: user.scope }) }
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
