import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { routeNotFound } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a WebSocket route. */
    isSocket?: boolean
  }
}

/** Maximum size of a message in bytes, which is small, since clients send only heartbeats. */
const MAX_PAYLOAD = 1_024
const GOING_AWAY = 1001
/** Milliseconds to wait for close handshakes when the server stops. */
const GOODBYE = 2_000

/** Closes all sockets. Drops clients that don't respond to the close handshake. */
async function closeSockets({ websocketServer }: FastifyInstance): Promise<void> {
  // After this call the server rejects new handshakes.
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

/** Enables WebSocket routes. A request passes all hooks before it becomes a WebSocket. */
export function addWebSockets(app: FastifyInstance): void {
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
