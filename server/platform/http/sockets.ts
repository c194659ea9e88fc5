import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { routeNotFound } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A socket is opened here, and nowhere else. */
    isSocket?: boolean
  }
}

/** Bytes of what a client may say: it has nothing to say but that it is there. */
const MAX_PAYLOAD = 1_024
const GOING_AWAY = 1001
/** Milliseconds that clients get to say goodbye when the server stops. */
const GOODBYE = 2_000

/** Tells every client that the server goes away, and drops those that don't answer. */
async function closeSockets({ websocketServer }: FastifyInstance): Promise<void> {
  // Refuses handshakes from here on.
  websocketServer.close()
  const open = [...websocketServer.clients]
  const gone = open.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  for (const socket of open) socket.close(GOING_AWAY)
  const cutOff = setTimeout(() => {
    for (const socket of open) socket.terminate()
  }, GOODBYE)
  await Promise.all(gone)
  clearTimeout(cutOff)
}

/** Lets routes be sockets; their requests pass the same hooks as all others before they are upgraded. */
export function acceptSockets(app: FastifyInstance): void {
  app.register(websocket, {
    options: { maxPayload: MAX_PAYLOAD },
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket broke')
      socket.terminate()
    },
    preClose: (done) => {
      closeSockets(app).then(() => done(), done)
    },
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const isMisplaced = request.ws && request.routeOptions.config.isSocket !== true
    done(isMisplaced ? routeNotFound() : undefined)
  })
}
