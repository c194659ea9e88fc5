import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { sendMalformed } from './error-handler.ts'
import { securityHeaders } from './security-headers.ts'
import { answerUnreadable } from './unreadable.ts'

const BODY_LIMIT = 1_048_576
const CHECK_CONNECTIONS_EVERY = 1_000
const HEADERS_TIMEOUT = 15_000
const REQUEST_TIMEOUT = 30_000
/** Characters of one part of a path: dictionaries of tables carry their condition in it. */
const MAX_PARAMETER = 1_000

/** Fastify knows addresses; a number of hops it takes as a function. */
const trusted = (trustProxy: Config['trustProxy']) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

/** A bare server with our limits: body 1 MB, slow clients cut off, ids of our own making, our own log lines. */
export const createServer = (config: Config, log: Logger): FastifyInstance =>
  Fastify({
    frameworkErrors: (_error, request, reply) => {
      sendMalformed(request, reply.headers(securityHeaders(config)), config)
    },
    clientErrorHandler: answerUnreadable(securityHeaders(config)),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: CHECK_CONNECTIONS_EVERY },
    forceCloseConnections: 'idle',
    // What arrives while we stop, on a connection that is open still, is answered like any other.
    return503OnClosing: false,
    trustProxy: trusted(config.trustProxy),
    routerOptions: {
      caseSensitive: true,
      ignoreDuplicateSlashes: false,
      ignoreTrailingSlash: false,
      maxParamLength: MAX_PARAMETER,
    },
  }) as unknown as FastifyInstance
