import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { errorEnvelope } from './envelope.ts'
import { sendMalformed } from './error-handler.ts'
import { malformedRequest } from './errors.ts'
import { securityHeaders } from './security-headers.ts'

/** HTTP statuses of Node's parser errors. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Responds to bytes that aren't HTTP: sends our headers and closes the connection. The response doesn't
 * contain the bytes.
 */
const respondToMalformed = (headers: Record<string, string>) => (error: Error, socket: Socket) => {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const status = statuses[code] ?? 400
    const body = JSON.stringify(errorEnvelope(status, malformedRequest().words.zh))
    const head = { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
    const lines = Object.entries({ ...head, 'content-length': Buffer.byteLength(body) })
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}

const BODY_LIMIT = 1_048_576
const CHECK_CONNECTIONS_EVERY = 1_000
const HEADERS_TIMEOUT = 15_000
const REQUEST_TIMEOUT = 30_000
/**
 * Maximum length of a path parameter. Codes of table dictionaries are long, since they contain a condition.
 */
const MAX_PARAMETER = 1_000

/**
 * Value of Fastify's `trustProxy`: a list of addresses is passed unchanged, a number of hops becomes a
 * function.
 */
const trusted = (trustProxy: Config['trustProxy']) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

const buildCompiler = SerializerSelector()

/** Compiles the serializer of a response when it is first used, which saves a second at start. */
const lazySerializers: ReturnType<typeof SerializerSelector> = (...context) => {
  const compile = buildCompiler(...context)
  return (route) => {
    let write: ReturnType<typeof compile> | undefined
    return (data) => {
      write ??= compile(route)
      return write(data)
    }
  }
}

/**
 * Creates the Fastify server with our settings: bodies of at most 1 MB, timeouts for slow clients, our own
 * request ids and log lines.
 */
export const createServer = (config: Config, log: Logger): FastifyInstance =>
  Fastify({
    frameworkErrors: (_error, request, reply) => {
      sendMalformed(request, reply.headers(securityHeaders(config)), config)
    },
    clientErrorHandler: respondToMalformed(securityHeaders(config)),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: CHECK_CONNECTIONS_EVERY },
    forceCloseConnections: 'idle',
    // Open connections still get responses while the server stops.
    return503OnClosing: false,
    trustProxy: trusted(config.trustProxy),
    routerOptions: {
      caseSensitive: true,
      // JeecgBoot 2.2 sends some calls with two slashes in front of the path.
      ignoreDuplicateSlashes: true,
      ignoreTrailingSlash: false,
      maxParamLength: MAX_PARAMETER,
    },
  }) as unknown as FastifyInstance
