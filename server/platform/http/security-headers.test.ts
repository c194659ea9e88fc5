import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { createWebDir } from '../../../tests/support/web-dir.ts'

const web = createWebDir()
let server: TestApp
beforeAll(async () => {
  server = await createTestApp({
    webDir: web.webDir,
    extend: (app) =>
      app.get('/jeecg-boot/tea/bug', { config: { access: 'public' } }, () => {
        throw new Error('the pot leaks')
      }),
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  web.remove()
})

/** Sends raw bytes and returns the whole response. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(bytes)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

const PROTECTED = [
  /\r\ncontent-security-policy: default-src 'self'; script-src 'self';/i,
  /\r\nx-content-type-options: nosniff\r\n/i,
  /\r\nreferrer-policy: no-referrer\r\n/i,
  /frame-ancestors 'self'/i,
]
const missingIn = (answer: string) => PROTECTED.filter((header) => !header.test(answer)).map(String)

test.each([
  ['GET', '/', 200],
  ['GET', '/assets/app-1a2b3c.js', 200],
  ['GET', '/health', 200],
  ['GET', '/jeecg-boot/app/capabilities', 200],
  ['GET', '/jeecg-boot/bill/settleBill/list', 500],
  ['GET', '/jeecg-boot/nothing', 404],
  ['TRACE', '/', 404],
  ['OPTIONS', '/jeecg-boot/bill/settleBill/list', 404],
  ['GET', '/%zz', 400],
  ['GET', '/jeecg-boot/tea/bug', 500],
])('%s %s answers %i with every security header', async (method, path, status) => {
  const answer = await sendRaw(
    `${method} ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
  )

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(missingIn(answer)).toEqual([])
})

test.each([
  ['no header', 'GET / HTTP/1.1\r\nno header\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['two lengths, as smuggled requests have', smuggled(), 400],
  ['a head of more than 16 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
])('bytes with %s are refused in the envelope, with every security header', async (_what, bytes, status) => {
  const answer = await sendRaw(bytes)

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(missingIn(answer)).toEqual([])
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, code: status })
})

test.each([
  '/jeecg-boot/app/capabilities',
  '//jeecg-boot/app/capabilities',
  '///jeecg-boot//app/capabilities?_t=1',
  '/%6Aeecg-boot/app/capabilities',
  'http://a/jeecg-boot/app/capabilities',
  '//jeecg-boot/nothing',
])('no response of the API is cached, also for the spelling %s of its path', async (path) => {
  const answer = await sendRaw(
    `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
  )

  expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i)
  expect(answer).toMatch(/\r\ncontent-type: application\/json/i)
})

function smuggled(): string {
  const head =
    'POST /jeecg-boot/sys/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked'
  return `${head}\r\n\r\n0\r\n\r\nGET /jeecg-boot/app/capabilities HTTP/1.1\r\nHost: a\r\n\r\n`
}
