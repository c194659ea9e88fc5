import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Services } from '../../services.ts'
import { defineHttpError, forbidden } from '../http/errors.ts'
import { tokenOf } from '../http/permission-check.ts'
import { addressOf, perMinute } from '../rate-limit/rate-limits.ts'
import { createFeed } from './feed.ts'
import { createLegacyLookUp, userIdOf } from './legacy-clients.ts'
import { CLOSED, createSockets, type Owner } from './open-sockets.ts'

/** A page of another site tries to open a socket. */
const originForeign = defineHttpError('PUSH_ORIGIN_FOREIGN', 403, {
  en: 'Connections from this origin are not allowed',
  zh: '不允许该来源建立连接',
})
const tooManySockets = defineHttpError(
  'PUSH_TOO_MANY',
  429,
  { en: 'Too many open connections. Close some pages.', zh: '连接数过多，请关闭部分页面' },
  { transport: true },
)

/**
 * Maximum number of handshakes per minute and IP address. The limit is high, since a whole office may
 * reconnect at the same time.
 */
const HANDSHAKES = 3_000
/**
 * Maximum number of handshakes without a token per minute and IP address. Clients of JeecgBoot reconnect
 * every five seconds.
 */
const LEGACY_HANDSHAKES = 600

/**
 * Reads the token of a browser's socket. Browsers send the token as the sub-protocol, which `ws` sends back.
 */
function protocolOf({ headers }: FastifyRequest): string | undefined {
  const [first = ''] = (headers['sec-websocket-protocol'] ?? '').split(',', 1)
  return first.trim() || undefined
}

/** True if the client sends no token, as JeecgBoot clients before version 3.1 do. */
const isLegacy = (request: FastifyRequest): boolean => (tokenOf(request) ?? protocolOf(request)) === undefined

/** Limits of handshakes, counted separately for clients with and without a token. */
const handshakeLimit = {
  ...perMinute(HANDSHAKES),
  max: (request: FastifyRequest) => (isLegacy(request) ? LEGACY_HANDSHAKES : HANDSHAKES),
  keyGenerator: (request: FastifyRequest) => `${isLegacy(request) ? 'legacy ' : ''}${addressOf(request)}`,
}

/**
 * True if the page that opens the socket has an allowed origin. Clients that aren't browsers send no origin
 * and are allowed.
 */
function isOwnOrigin({ headers, host }: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { origin: written, host: from } = new URL(origin)
  return from !== '' && (from === host.toLowerCase() || allowed.includes(written))
}

/** WebSocket route for push messages. */
export async function pushRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, contracts } = services
  const peers = createSockets()
  const feed = createFeed(peers, services, app.log)
  const stopAnnouncing = contracts.subscribe(peers.announceContracts)
  app.addHook('onClose', () => {
    stopAnnouncing()
    return feed.stop()
  })

  app.route({
    method: 'GET',
    url: '/websocket/:userId',
    exposeHeadRoute: false,
    websocket: true,
    config: {
      access: 'signedIn',
      isSocket: true,
      rateLimit: handshakeLimit,
      readToken: protocolOf,
      ...(config.wsLegacy && { identify: createLegacyLookUp(services) }),
    },
    preValidation: async (request) => {
      if (!isOwnOrigin(request, config.wsOrigins)) throw originForeign()
      if (userIdOf(request) !== request.user.id) throw forbidden()
      if (peers.isFull({ userId: request.user.id, isLegacy: isLegacy(request) })) throw tooManySockets()
      if (request.ws) await feed.start()
    },
    handler: (socket: WebSocket, request: FastifyRequest) => {
      const { id: userId, tokenHash } = request.user
      const owner: Owner = { userId, tokenHash, isLegacy: isLegacy(request) }
      // Simultaneous handshakes may all have passed the first check of the limit, so it is checked again.
      if (peers.isFull(owner)) socket.close(CLOSED.tooMany)
      else peers.add(socket, owner)
    },
  })
}
