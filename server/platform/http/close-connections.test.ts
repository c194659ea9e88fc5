import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeConnectionsOnStop } from './close-connections.ts'

const patience = { timeout: 10_000 }

test('a server with open connections stops as soon as its current responses are sent', patience, async () => {
  const app = Fastify({ return503OnClosing: false })
  closeConnectionsOnStop(app)
  let finish: () => void = () => undefined
  app.get('/idle', async () => 'done')
  app.get('/waiting', () => new Promise((resolve) => (finish = () => resolve('done'))))
  app.get('/streaming', (_request, reply) => {
    reply.hijack()
    reply.raw.write('begun ')
    app.server.once('stopping', () => reply.raw.end('and done'))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const get = async (path: string): Promise<IncomingMessage> => {
    const [response] = await once(request({ port, path, agent, host: '127.0.0.1' }).end(), 'response')
    return response
  }
  const silent = connect(port, '127.0.0.1')
  await Promise.all([once(silent, 'connect'), once(app.server, 'connection')])
  await text(await get('/idle'))
  const streaming = await get('/streaming')
  const waiting = get('/waiting')
  await once(app.server, 'request')

  const closed = app.close()
  await once(silent, 'close')
  app.server.emit('stopping')
  finish()
  const answer = await waiting

  expect([await text(streaming), await text(answer)]).toEqual(['begun and done', 'done'])
  expect(answer.headers.connection).toBe('close')
  await closed
  agent.destroy()
})
