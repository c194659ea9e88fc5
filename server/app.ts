import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { accountRoutes } from './modules/account/routes.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { billRoutes } from './modules/bill/routes.ts'
import { appRoutes } from './modules/capabilities/routes.ts'
import { casRoutes } from './modules/cas/routes.ts'
import { categoryRoutes } from './modules/category/routes.ts'
import { checkRoutes } from './modules/check-rule/routes.ts'
import { checkRuleRoutes } from './modules/check-rule/rule-routes.ts'
import { analysisRoutes } from './modules/dashboard/routes.ts'
import { dataLogRoutes } from './modules/data-log/routes.ts'
import { dataRuleRoutes } from './modules/data-rule/routes.ts'
import { agentRoutes } from './modules/delegation/routes.ts'
import { departRoutes } from './modules/department/routes.ts'
import { departRoleRoutes } from './modules/department-role/routes.ts'
import { answerAsJeecg } from './modules/dictionary/jeecg-answers.ts'
import { dictionaryRoutes } from './modules/dictionary/routes.ts'
import { fillRoutes } from './modules/fill-rule/routes.ts'
import { draftRoutes } from './modules/form-draft/routes.ts'
import { permissionRoutes } from './modules/menu/routes.ts'
import { messageRoutes } from './modules/message/routes.ts'
import { monitorRoutes } from './modules/monitor/routes.ts'
import { countRequests } from './modules/monitor/traffic.ts'
import { noticeRoutes } from './modules/notice/routes.ts'
import { oauthLoginRoutes } from './modules/oauth-login/routes.ts'
import { onlineRoutes } from './modules/online-session/routes.ts'
import { pageRoutes } from './modules/page/routes.ts'
import { positionRoutes } from './modules/position/routes.ts'
import { statementRoutes } from './modules/preset-statement/routes.ts'
import { reportRoutes } from './modules/report/routes.ts'
import { roleRoutes } from './modules/role/routes.ts'
import { viewRoutes } from './modules/saved-view/routes.ts'
import { calendarRoutes } from './modules/settlement-calendar/routes.ts'
import { shopRoutes } from './modules/shop/routes.ts'
import { logRoutes } from './modules/system-log/routes.ts'
import { tableDictionaryRoutes } from './modules/table-dictionary/routes.ts'
import { tradeRoutes } from './modules/trade/routes.ts'
import { userRoutes } from './modules/user/routes.ts'
import { visitorRoutes } from './modules/visitor/routes.ts'
import { approvalRoutes } from './platform/approval/routes.ts'
import { createSessionLookUp } from './platform/authentication/sessions.ts'
import { scheduleCleanup } from './platform/cleanup/scheduled-cleanup.ts'
import { exportRoutes } from './platform/export/routes.ts'
import { fileRoutes } from './platform/file/routes.ts'
import { taskRoutes } from './platform/file-task/routes.ts'
import { mountAliases } from './platform/http/aliases.ts'
import { compressResponses } from './platform/http/compression.ts'
import { handleErrors, sendNotFound } from './platform/http/error-handler.ts'
import { addHealthRoutes } from './platform/http/health.ts'
import { addJsonBodyParser } from './platform/http/json-body.ts'
import { localeOf } from './platform/http/locale.ts'
import { logRequests } from './platform/http/logging.ts'
import { addOpenApi } from './platform/http/openapi.ts'
import { checkRouteAccess } from './platform/http/permission-check.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { createServer } from './platform/http/server.ts'
import { addRequestValidation } from './platform/http/validation.ts'
import { serveWebClient } from './platform/http/web-client.ts'
import { addWebSockets } from './platform/http/web-sockets.ts'
import { importRoutes } from './platform/import/routes.ts'
import { pushRoutes } from './platform/push/routes.ts'
import { addRateLimits } from './platform/rate-limit/rate-limits.ts'
import type { Services } from './services.ts'
import { VERSION } from './version.ts'

/** API areas in mount order. Add new areas here. */
const areas = [
  authRoutes,
  visitorRoutes,
  casRoutes,
  oauthLoginRoutes,
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
  approvalRoutes,
  checkRoutes,
  checkRuleRoutes,
  fillRoutes,
  dataLogRoutes,
  statementRoutes,
  accountRoutes,
  fileRoutes,
  appRoutes,
  draftRoutes,
  pageRoutes,
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
  checkRouteAccess(app, createSessionLookUp(services, app.log))
  app.decorateRequest('locale', {
    getter() {
      return localeOf(this)
    },
  })
  addSecurityHeaders(app, config)
  logRequests(app)
  countRequests(app, config.apiBase)
  addJsonBodyParser(app)
  addRequestValidation(app, config.apiBase)
  handleErrors(app, config)
  addHealthRoutes(app, database.pool)

  addRateLimits(app, config.rateLimit)
  compressResponses(app)
  answerAsJeecg(app, services)
  addWebSockets(app)
  addOpenApi(app, { apiBase: config.apiBase, version: VERSION })
  scheduleCleanup(app, services)
  for (const area of areas) app.register(area, { ...services, prefix: config.apiBase })
  serveWebClient(app, {
    webDir,
    apiBase: config.apiBase,
    notFound: (request, reply) => sendNotFound(request, reply, config),
  })
  return app
}
