import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { tokenOf } from '../../http/access.ts'
import { forbidden } from '../../http/errors.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { originForeign, tooManySockets } from './errors.ts'
import { createFeed } from './feed.ts'
import { createLegacyLookUp, userIdOf } from './legacy.ts'
import { CLOSED, createPeers, type Owner } from './peers.ts'

/** Handshakes a minute from one address, behind which a whole office may be coming back at once. */
const HANDSHAKES = 3_000

/** A browser's socket carries its token as the sub-protocol, which `ws` then echoes. */
function protocolOf({ headers }: FastifyRequest): string | undefined {
  const [first = ''] = (headers['sec-websocket-protocol'] ?? '').split(',', 1)
  return first.trim() || undefined
}

/** Whether the page that opens the socket is ours; a client that is no browser names no origin. */
function isOwnOrigin({ headers, host }: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { origin: written, host: from } = new URL(origin)
  return from !== '' && (from === host.toLowerCase() || allowed.includes(written))
}

/** The socket on which browsers hear that there is something new. */
export async function pushRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services
  const peers = createPeers()
  const feed = createFeed(peers, services, app.log)
  app.addHook('onClose', () => feed.stop())

  app.route({
    method: 'GET',
    url: '/websocket/:userId',
    exposeHeadRoute: false,
    websocket: true,
    config: {
      access: 'signedIn',
      isSocket: true,
      rateLimit: perMinute(HANDSHAKES),
      readToken: protocolOf,
      ...(config.wsLegacy && { identify: createLegacyLookUp(services) }),
    },
    preValidation: async (request) => {
      if (!isOwnOrigin(request, config.wsOrigins)) throw originForeign()
      if (userIdOf(request) !== request.user.id) throw forbidden()
      if (peers.isFull(request.user.id)) throw tooManySockets()
      if (request.ws) await feed.start()
    },
    handler: (socket: WebSocket, request: FastifyRequest) => {
      const { id: userId, tokenHash } = request.user
      const owner: Owner = {
        userId,
        tokenHash,
        isLegacy: (tokenOf(request) ?? protocolOf(request)) === undefined,
      }
      // Several handshakes may have passed the first look together.
      if (peers.isFull(userId)) socket.close(CLOSED.tooMany)
      else peers.add(socket, owner)
    },
  })
}
