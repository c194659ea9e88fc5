import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { type Logger, pino } from 'pino'
import { answerAsJeecg } from './modules/dictionary/jeecg-answers.ts'
import { countRequests } from './modules/monitor/traffic.ts'
import { createSessionLookUp } from './platform/authentication/sessions.ts'
import { mountAliases } from './platform/http/aliases.ts'
import { closeConnectionsOnStop } from './platform/http/close-connections.ts'
import { compressResponses } from './platform/http/compression.ts'
import { allowOrigins } from './platform/http/cors.ts'
import { handleErrors, sendNotFound } from './platform/http/error-handler.ts'
import { addHealthRoutes, isDatabaseUp } from './platform/http/health.ts'
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
import { startJobs } from './platform/job/start-jobs.ts'
import { addRateLimits } from './platform/rate-limit/rate-limits.ts'
import { checkSignatures } from './platform/request-signature/signed-requests.ts'
import { createSuspension } from './platform/suspension.ts'
import { keepTablesCurrent } from './platform/table-resource/keep-current.ts'
import type { Services } from './services.ts'
import { VERSION } from './version.ts'

interface AppOptions extends Services {
  /** Without a logger, nothing is logged. */
  log?: Logger
  /** Absolute path of the built web client. Without this path, the server serves only the API. */
  webDir?: string
}

/**
 * Builds the complete server without opening a port. `main.ts` then listens on a port; tests call `inject`.
 */
export function buildApp({ log, webDir, ...services }: AppOptions): FastifyInstance {
  const { config, database } = services
  const app = createServer(config, log ?? pino({ level: 'silent' }))

  mountAliases(app)
  allowOrigins(app, config)
  checkRouteAccess(app, createSessionLookUp(services, app.log))
  checkSignatures(app, services)
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
  addHealthRoutes(app, () => isDatabaseUp(database.pool), createSuspension(database))

  addRateLimits(app, config.rateLimit)
  compressResponses(app)
  keepTablesCurrent(app, services)
  answerAsJeecg(app, services)
  addWebSockets(app)
  closeConnectionsOnStop(app)
  addOpenApi(app, { apiBase: config.apiBase, version: VERSION })
  app.addHook('onReady', () => services.queues.start(app.log))
  app.addHook('onClose', () => services.queues.stop())
  startJobs(app, services)
  for (const routes of services.registry.routes) {
    // The plugin has a name, since Fastify otherwise searches all loaded modules for a name.
    const named = fastifyPlugin(routes, { name: routes.name, encapsulate: true })
    app.register(named, { ...services, prefix: config.apiBase })
  }
  serveWebClient(app, {
    webDir,
    apiBase: config.apiBase,
    notFound: (request, reply) => sendNotFound(request, reply, config),
  })
  return app
}
