import type { IncomingHttpHeaders } from 'node:http'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { closeConnectionsOnStop } from '../platform/http/close-connections.ts'
import { compressResponses } from '../platform/http/compression.ts'
import { ok } from '../platform/http/envelope.ts'
import { handleErrors, sendNotFound } from '../platform/http/error-handler.ts'
import { HttpError } from '../platform/http/errors.ts'
import { addHealthRoutes } from '../platform/http/health.ts'
import { localeOf } from '../platform/http/locale.ts'
import { logRequests } from '../platform/http/logging.ts'
import { addSecurityHeaders, securityHeaders } from '../platform/http/security-headers.ts'
import { createServer } from '../platform/http/server.ts'
import { serveWebClient } from '../platform/http/web-client.ts'
import { headersFor, methodFor, pathIn } from './adapt-request.ts'
import { callJeecg, JeecgRefusal } from './call-jeecg.ts'
import { closeSocketsOnStop } from './close-sockets.ts'
import { noResponse, notOffered } from './errors.ts'
import { detectGeneration, type Generation } from './generation.ts'
import { sendResponse } from './send-response.ts'
import { translations } from './translations.ts'

/** Milliseconds that JeecgBoot has to respond: less than our client waits, so that it shows the reason. */
const TIMEOUT_MS = 290_000

/**
 * Policy for responses of JeecgBoot, so that no page among them runs scripts at our origin, where the token is
 * stored.
 */
const RESPONSE_POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox"

interface UpstreamOptions {
  config: Config
  /** URL of the JeecgBoot server with its base path, without a trailing slash. */
  upstream: string
  /** Without a logger, nothing is logged. */
  log?: Logger
  /** Absolute path of the built web client. */
  webDir?: string
  /** Returns the current time. */
  clock: () => Date
  /** Milliseconds that JeecgBoot has to respond. */
  timeoutMs?: number
}

/** Cookies would belong to other applications at the addresses of the two servers. */
const withoutCookies = ({ cookie: _, 'set-cookie': __, ...headers }: IncomingHttpHeaders) => headers

/**
 * Options of forwarded WebSockets. By default, the cookies would be forwarded. The types of the package don't know
 * this option.
 */
const wsClientOptions: object = { rewriteRequestHeaders: (headers: object) => headers }

/** Detects the generation at the first call, and again at the next one if the server was unavailable. */
function rememberGeneration(upstream: string): () => Promise<Generation> {
  let known: Promise<Generation> | undefined
  return () => {
    known ??= detectGeneration(upstream).catch((cause) => {
      known = undefined
      throw cause instanceof HttpError ? cause : noResponse(cause)
    })
    return known
  }
}

/**
 * Builds a server that serves the web client, and forwards the calls and the WebSocket below the API base to a
 * JeecgBoot server. It needs no database.
 */
export function buildUpstreamApp(options: UpstreamOptions): FastifyInstance {
  const { config, upstream, log, webDir, clock, timeoutMs = TIMEOUT_MS } = options
  const app = createServer(config, log ?? pino({ level: 'silent' }))
  const { origin, pathname } = new URL(upstream)
  const basePath = pathname.replace(/\/+$/, '')
  const generation = rememberGeneration(upstream)

  app.decorateRequest('locale', {
    getter() {
      return localeOf(this)
    },
  })
  addSecurityHeaders(app, config)
  logRequests(app)
  handleErrors(app, config)
  compressResponses(app)
  addHealthRoutes(app)
  closeConnectionsOnStop(app)
  closeSocketsOnStop(app, config.apiBase)

  for (const [call, translate] of Object.entries(translations)) {
    const [method = '', path] = call.split(' ')
    app.route({
      method,
      url: `${config.apiBase}${path}`,
      async handler(request, reply) {
        const jeecg = callJeecg({
          upstream,
          generation: await generation(),
          headers: request.headers,
          now: clock(),
          timeoutMs,
        })
        const query = new URL(request.url, origin).searchParams
        const path = request.url.slice(config.apiBase.length)
        const body = (request.body ?? {}) as Record<string, unknown>
        try {
          return ok(await translate({ path, query, body, jeecg }))
        } catch (error) {
          if (!(error instanceof JeecgRefusal)) throw error
          return reply.code(error.status).send(error.body)
        }
      },
    })
  }
  // From this response the client knows that it talks to JeecgBoot.
  app.get(`${config.apiBase}/app/capabilities`, (request, reply) => sendNotFound(request, reply, config))
  app.all(`${config.apiBase}/app/*`, () => {
    throw notOffered()
  })
  app.register(proxy, {
    upstream: origin,
    prefix: config.apiBase,
    rewritePrefix: basePath,
    websocket: true,
    wsClientOptions,
    undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    replyOptions: {
      rewriteHeaders: (headers) => ({
        ...withoutCookies(headers),
        ...securityHeaders(config),
        'content-security-policy': RESPONSE_POLICY,
        'cache-control': 'no-store',
      }),
      onError: (reply, { error }) => {
        reply.send(noResponse(error))
      },
      onResponse: (request, reply, { stream }) =>
        sendResponse(request as FastifyRequest, reply as FastifyReply, stream),
    },
    async handler(request, reply, destination, options) {
      const current = await generation()
      const path = destination.slice(basePath.length)
      const target = `${basePath}${pathIn(current, path)}`
      const method = methodFor(request.method, path)
      const signed = headersFor(method, target + new URL(request.url, origin).search, current, clock())
      return reply.from(target, {
        ...options,
        method,
        // Doesn't retry: by default, a GET that JeecgBoot refuses with 503 is sent eleven times.
        retryDelay: () => null,
        rewriteRequestHeaders: (_, headers) => ({ ...withoutCookies(headers), ...signed }),
      })
    },
  })
  serveWebClient(app, {
    webDir,
    apiBase: config.apiBase,
    notFound: (request: FastifyRequest, reply) => sendNotFound(request, reply, config),
  })
  return app
}
