import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { createWebDir, INDEX, SCRIPT } from '../../../tests/support/web-dir.ts'
import { buildApp } from '../../app.ts'

const ASSET = '/assets/app-1a2b3c.js'
const html = { accept: 'text/html,application/xhtml+xml' }

const web = createWebDir()
let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ webDir: web.webDir })
})
afterAll(async () => {
  await server.close()
  web.remove()
})

test.each(['/', '/index.html', '/bill/settleBill', '/user/login?redirect=%2Fbill', '/a/b/c'])(
  'a browser that opens %s gets the client, revalidated each time',
  async (url) => {
    const answer = await server.app.inject({ url, headers: html })

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(INDEX)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  },
)

test('the client page contains the API base on each path', async () => {
  const config = { ...server.services.config, apiBase: '/tea/api' }
  const app = buildApp({ ...server.services, config, webDir: web.webDir })

  const urls = ['/', '/index.html', '/bill/settleBill', '/jeecg-boot/bill']
  const answers = await Promise.all(urls.map((url) => app.inject({ url, headers: html })))
  const api = await app.inject({ url: '/tea/api/app/capabilities', headers: html })
  await app.close()

  expect(answers.map(({ body }) => body)).toEqual(urls.map(() => INDEX.replace('/jeecg-boot', '/tea/api')))
  expect(api.json()).toMatchObject({ success: true })
})

test('an asset may be cached forever', async () => {
  const answer = await server.app.inject({ url: ASSET })

  expect(answer.body).toBe(SCRIPT)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('an asset that the build compressed is served compressed: %s', async (encoding, open) => {
  const answer = await server.app.inject({ url: ASSET, headers: { 'accept-encoding': encoding } })

  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toContain('accept-encoding')
  expect(open(answer.rawPayload).toString()).toBe(SCRIPT)
})

test.each(['/assets/missing.js', '/missing.png', '/bill/settleBill'])(
  'an unknown path is not found: %s',
  async (url) => {
    expect((await server.app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404)
  },
)

test('the client is never served below the API base', async () => {
  const answer = await server.app.inject({ url: '/jeecg-boot/nothing/here', headers: html })

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, code: 404, result: { error: 'ROUTE_NOT_FOUND' } })
})

test('a POST to a path of the client is not found', async () => {
  expect((await server.app.inject({ method: 'POST', url: '/bill', headers: html })).statusCode).toBe(404)
})

test.each([
  '/../../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.sources',
  '/assets',
])('only files of the client are served: %s', async (url) => {
  const answer = await server.app.inject({ url, headers: { accept: '*/*' } })

  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
})
