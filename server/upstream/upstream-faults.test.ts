import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { readConfig } from '../config.ts'
import { buildUpstreamApp } from './upstream-app.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Starts a server in the place of JeecgBoot, and our server in front of it. */
async function serveInFrontOf(respond: RequestListener) {
  const requests: string[] = []
  const other = createServer((request, response) => {
    requests.push(request.url ?? '')
    respond(request, response)
  })
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  ends.push(() => other.close())
  const upstream = `http://127.0.0.1:${(other.address() as AddressInfo).port}/jeecg-boot`
  const app = buildUpstreamApp({ config: readConfig({}), upstream, clock: () => new Date() })
  ends.push(() => app.close())
  const headers = { 'x-access-token': 'secret', 'x-locale': 'en-US' }
  const call = (path: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url: `/jeecg-boot${path}`, headers, ...(method === 'POST' && { body: {} }) })
  return { app, other, requests, call }
}

const success = JSON.stringify({ success: true, code: 200, result: {} })
const isProbe = (url = '') => /getLoginQrcode|validateLogin/.test(url)

test('a redirect of a translated call is not followed, because the other server would get the token', async () => {
  const { call, requests } = await serveInFrontOf((request, response) => {
    if (isProbe(request.url)) return response.end(success)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })

  const answer = await call('/app/data-rules/grants', 'POST')

  expect(answer.statusCode).toBe(502)
  expect(requests).not.toContain('/elsewhere')
})

test.each([
  ['a gateway without its server', 503, '{}'],
  ['a page instead of an API', 200, '<!doctype html>'],
])('the generation is detected again after %s', async (_, status, body) => {
  let isAway = true
  const { call, requests } = await serveInFrontOf((_request, response) => {
    response.writeHead(isAway ? status : 200).end(isAway ? body : success)
  })

  const away = await call('/sys/user/list')
  isAway = false
  await call('/sys/message/sysMessage/list')

  expect(away.statusCode).toBe(502)
  expect(requests.at(-1)).toBe('/jeecg-boot/sys/message/sysMessage/list')
})

test('a call that an overloaded server refuses is sent once', async () => {
  const { call, requests } = await serveInFrontOf((request, response) => {
    response.writeHead(isProbe(request.url) ? 200 : 503, { 'retry-after': '0' }).end(success)
  })

  const answer = await call('/sys/user/list')

  expect(answer.statusCode).toBe(503)
  expect(requests.filter((url) => !isProbe(url))).toHaveLength(1)
})

test('a forwarded WebSocket has no cookies, and ends soon after the server stops', async () => {
  const { app, other } = await serveInFrontOf((_request, response) => response.end(success))
  const sockets = new WebSocketServer({ server: other })
  const connected = once(sockets, 'connection')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}/jeecg-boot/websocket/u1`, {
    headers: { cookie: 'a=1' },
  })
  await once(client, 'open')
  const [, request] = await connected
  // A client that doesn't answer, such as a sleeping computer.
  client.pause()

  const stopped = await Promise.race([app.close().then(() => true), wait(5000, false)])

  expect(request.headers.cookie).toBeUndefined()
  expect(stopped).toBe(true)
})

test('an upgrade of another path is closed', async () => {
  const { app } = await serveInFrontOf((_request, response) => response.end(success))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const client = new WebSocket(`ws://127.0.0.1:${port}/elsewhere`)
  const [error] = await once(client, 'error')

  expect(error).toBeInstanceOf(Error)
})

test('the process and its readiness can be checked', async () => {
  const { app } = await serveInFrontOf((_request, response) => response.end(success))

  expect((await app.inject('/health')).json()).toEqual({ status: 'up' })
  expect((await app.inject('/ready')).json()).toEqual({ status: 'up' })
})
