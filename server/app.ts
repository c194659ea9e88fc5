import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { accountRoutes } from './modules/account/routes.ts'
import { agentRoutes } from './modules/agent/routes.ts'
import { analysisRoutes } from './modules/analysis/routes.ts'
import { appRoutes } from './modules/app/routes.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { billRoutes } from './modules/bill/routes.ts'
import { calendarRoutes } from './modules/calendar/routes.ts'
import { casRoutes } from './modules/cas/routes.ts'
import { categoryRoutes } from './modules/category/routes.ts'
import { checkRoutes } from './modules/check/routes.ts'
import { checkRuleRoutes } from './modules/check/rule-routes.ts'
import { dataLogRoutes } from './modules/data-log/routes.ts'
import { dataRuleRoutes } from './modules/data-rule/routes.ts'
import { departRoutes } from './modules/depart/routes.ts'
import { departRoleRoutes } from './modules/depart-role/routes.ts'
import { answerAsJeecg } from './modules/dictionary/jeecg-answers.ts'
import { dictionaryRoutes } from './modules/dictionary/routes.ts'
import { draftRoutes } from './modules/draft/routes.ts'
import { fillRoutes } from './modules/fill/routes.ts'
import { logRoutes } from './modules/log/routes.ts'
import { permissionRoutes } from './modules/menu/routes.ts'
import { messageRoutes } from './modules/message/routes.ts'
import { monitorRoutes } from './modules/monitor/routes.ts'
import { watchTraffic } from './modules/monitor/traffic.ts'
import { noticeRoutes } from './modules/notice/routes.ts'
import { onlineRoutes } from './modules/online/routes.ts'
import { positionRoutes } from './modules/position/routes.ts'
import { reportRoutes } from './modules/report/routes.ts'
import { roleRoutes } from './modules/role/routes.ts'
import { shopRoutes } from './modules/shop/routes.ts'
import { statementRoutes } from './modules/statement/routes.ts'
import { tableDictionaryRoutes } from './modules/table-dictionary/routes.ts'
import { thirdLoginRoutes } from './modules/third-login/routes.ts'
import { tradeRoutes } from './modules/trade/routes.ts'
import { userRoutes } from './modules/user/routes.ts'
import { viewRoutes } from './modules/view/routes.ts'
import { visitorRoutes } from './modules/visitor/routes.ts'
import { exportRoutes } from './platform/export/routes.ts'
import { fileRoutes } from './platform/file/routes.ts'
import { guardRoutes } from './platform/http/access.ts'
import { mountAliases } from './platform/http/aliases.ts'
import { compressAnswers } from './platform/http/compression.ts'
import { handleErrors, sendNotFound } from './platform/http/error-handler.ts'
import { reportHealth } from './platform/http/health.ts'
import { parseJsonBodies } from './platform/http/json-body.ts'
import { localeOf } from './platform/http/locale.ts'
import { logRequests } from './platform/http/logging.ts'
import { describeApi } from './platform/http/openapi.ts'
import { limitRates } from './platform/http/rate-limits.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { createServer } from './platform/http/server.ts'
import { acceptSockets } from './platform/http/sockets.ts'
import { validateStrictly } from './platform/http/validation.ts'
import { serveWebClient } from './platform/http/web-client.ts'
import { createSessionLookUp } from './platform/identity/sessions.ts'
import { importRoutes } from './platform/import/routes.ts'
import { maintain } from './platform/maintenance/maintenance.ts'
import { pushRoutes } from './platform/push/routes.ts'
import { signatureRoutes } from './platform/signature/routes.ts'
import { taskRoutes } from './platform/task/routes.ts'
import type { Services } from './services.ts'
import { VERSION } from './version.ts'

/** API areas in mount order. Add new areas here. */
const areas = [
  authRoutes,
  visitorRoutes,
  casRoutes,
  thirdLoginRoutes,
  userRoutes,
  agentRoutes,
  departRoutes,
  departRoleRoutes,
  roleRoutes,
  permissionRoutes,
  dataRuleRoutes,
  positionRoutes,
  dictionaryRoutes,
  tableDictionaryRoutes,
  categoryRoutes,
  signatureRoutes,
  checkRoutes,
  checkRuleRoutes,
  fillRoutes,
  dataLogRoutes,
  statementRoutes,
  accountRoutes,
  fileRoutes,
  appRoutes,
  draftRoutes,
  viewRoutes,
  shopRoutes,
  billRoutes,
  calendarRoutes,
  tradeRoutes,
  analysisRoutes,
  noticeRoutes,
  messageRoutes,
  monitorRoutes,
  logRoutes,
  onlineRoutes,
  reportRoutes,
  exportRoutes,
  taskRoutes,
  importRoutes,
  pushRoutes,
]

interface AppOptions extends Services {
  /** Without a logger, nothing is logged. */
  log?: Logger
  /** Absolute path of the built web client; without it no client is served. */
  webDir?: string
}

/** Builds the complete server without a socket: `main.ts` listens, tests call `inject`. */
export function buildApp({ log, webDir, ...services }: AppOptions): FastifyInstance {
  const { config, database } = services
  const app = createServer(config, log ?? pino({ level: 'silent' }))

  mountAliases(app)
  guardRoutes(app, createSessionLookUp(services, app.log))
  app.decorateRequest('locale', {
    getter() {
      return localeOf(this)
    },
  })
  addSecurityHeaders(app, config)
  logRequests(app)
  watchTraffic(app, config.apiBase)
  parseJsonBodies(app)
  validateStrictly(app, config.apiBase)
  handleErrors(app, config)
  reportHealth(app, database.pool)

  limitRates(app, config.rateLimit)
  compressAnswers(app)
  answerAsJeecg(app, services)
  acceptSockets(app)
  describeApi(app, { apiBase: config.apiBase, version: VERSION })
  maintain(app, services)
  for (const area of areas) app.register(area, { ...services, prefix: config.apiBase })
  serveWebClient(app, {
    webDir,
    apiBase: config.apiBase,
    notFound: (request, reply) => sendNotFound(request, reply, config),
  })
  return app
}
