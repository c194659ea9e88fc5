import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that clients have to complete the closing handshake of their WebSocket. */
const CLOSE_MS = 1000

/**
 * Ends the WebSockets of clients that don't complete the closing handshake, because the server otherwise waits for
 * them. Closes upgraded connections outside the API, which have no handler.
 */
export function closeSocketsOnStop(app: FastifyInstance, apiBase: string): void {
  const sockets = new Set<Duplex>()

  app.server.on('upgrade', ({ url = '' }, socket) => {
    if (!url.startsWith(`${apiBase}/`)) return socket.destroy()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, CLOSE_MS).unref()
    done()
  })
}
