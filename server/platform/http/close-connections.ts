import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes connections that never sent a byte when the server stops, and all other connections after their current
 * response. Node closes neither of them. Fastify closes connections that wait for another request.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  const requests = new Map<Socket, number>()
  let isStopping = false

  app.server.on('connection', (socket: Socket) => {
    if (isStopping) return socket.destroy()
    requests.set(socket, 0)
    socket.once('close', () => requests.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (requests.get(socket) ?? 1) - 1
      if (requests.has(socket)) requests.set(socket, left)
      if (isStopping && left === 0) socket.destroySoon()
    })
  })
  // The socket of a WebSocket is closed by its own handshake.
  app.server.on('upgrade', ({ socket }) => requests.delete(socket))

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    // A connection that has sent a part of a request still gets its response.
    for (const [socket, count] of requests) if (count === 0 && socket.bytesRead === 0) socket.destroy()
    done()
  })
}
