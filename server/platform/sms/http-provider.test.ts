import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { APP_SECRET } from '../../../tests/support/app-secret.ts'
import { visitorAt } from '../../../tests/support/visitor.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'

const CLERK = '19900000002'
const TOKEN = 'gateway-secret'

interface Received {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  body: { params?: { code?: string } }
}

const received: Received[] = []
let answer: (response: ServerResponse) => void
const gateway = createServer(async (request: IncomingMessage, response) => {
  const { method, url, headers } = request
  const body = JSON.parse((await text(request)) || '{}')
  received.push({ method, url, authorization: headers.authorization, body })
  answer(response)
})

let server: TestApp
let node: TestApp
let address: string
beforeAll(async () => {
  server = await createTestApp()
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  const env = {
    DEMO: '0',
    APP_SECRET,
    CAPTCHA: 'off',
    SMS_PROVIDER: 'http',
    SMS_GATEWAY_URL: `${address}/send`,
  }
  const config = readConfig({ ...env, SMS_GATEWAY_TOKEN: TOKEN })
  node = { ...server, app: buildApp({ ...server.services, config }) }
  await node.app.ready()
})
afterAll(async () => {
  await node.app.close()
  await server.close()
  gateway.close()
})
beforeEach(async () => {
  received.length = 0
  answer = (response) => void response.end('{}')
  await server.services.database.db.deleteFrom('quota').execute()
  await server.services.database.db.deleteFrom('sys_sms').execute()
})

const ask = () => visitorAt(node, '192.0.2.1').post('/sys/sms', { mobile: CLERK, smsmode: '0' })
const message = () => server.services.database.db.selectFrom('sys_sms').selectAll().executeTakeFirst()
const status = async () => (await message())?.es_send_status

test('the gateway gets number, template, parameters and text with its token, and the code signs in', async () => {
  await ask()
  await expect.poll(() => received.length).toBe(1)
  const [got] = received
  const code = got?.body.params?.code ?? ''

  const login = await visitorAt(node, '192.0.2.1').post('/sys/phoneLogin', { mobile: CLERK, captcha: code })

  expect(got).toMatchObject({
    method: 'POST',
    url: '/send',
    authorization: `Bearer ${TOKEN}`,
    body: {
      mobile: CLERK,
      template: 'LOGIN_CODE',
      params: { minutes: '10' },
      text: expect.stringContaining(code),
    },
  })
  expect(login.body.success).toBe(true)
  await expect.poll(status).toBe('1')
})

test('outside demo mode the stored messages do not contain the code', async () => {
  await ask()
  await expect.poll(() => received.length).toBe(1)
  const code = received[0]?.body.params?.code ?? ''

  const kept = await message()

  expect(JSON.stringify(kept)).not.toContain(code)
  expect(kept?.es_content).toContain('******')
})

test('a redirect is not followed, and the message is marked as failed', async () => {
  answer = (response) => {
    answer = (second) => void second.end('{}')
    response.writeHead(307, { location: `${address}/elsewhere` }).end()
  }

  const asked = await ask()

  await expect.poll(status).toBe('2')
  expect(asked.body.success).toBe(true)
  expect(received.map(({ url }) => url)).toEqual(['/send'])
})

test('an error of the gateway does not change the answer, and its status is stored', async () => {
  answer = (response) => void response.writeHead(503).end()

  const asked = await ask()

  expect(asked.body).toMatchObject({ success: true, message: '验证码已发送，请注意查收' })
  await expect.poll(async () => (await message())?.es_result).toBe('Error: the gateway answered 503')
  expect(await message()).toMatchObject({ es_send_status: '2', es_send_num: 1 })
})

test('no request waits for the gateway', async () => {
  const asking = new Promise<ServerResponse>((resolve) => {
    answer = resolve
  })

  const asked = await ask()
  const meanwhile = await status()
  ;(await asking).end('{}')

  expect([asked.body.success, meanwhile]).toEqual([true, '0'])
  await expect.poll(status, { timeout: 5_000 }).toBe('1')
})
