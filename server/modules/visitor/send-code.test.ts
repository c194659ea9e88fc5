import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { APP_SECRET } from '../../../tests/support/app-secret.ts'
import { scryptCostsOf } from '../../../tests/support/scrypt-costs.ts'
import { lastCode, visitorAt } from '../../../tests/support/visitor.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'

const CLERK = '19900000002'
const REVIEWER = '19900000003'
const UNUSED_NUMBER = '13800000000'

const logged: string[] = []
let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ logTo: { write: (line) => void logged.push(line) } })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.services.database
  await db.deleteFrom('quota').execute()
  await db.deleteFrom('sys_sms').execute()
  await db.deleteFrom('login_failure').execute()
  await db.updateTable('sys_user').set({ status: 1 }).execute()
})

const visitor = () => visitorAt(server, '192.0.2.1')
const ask = (payload: object) => visitor().post('/sys/sms', payload)
const messages = () => server.services.database.db.selectFrom('sys_sms').selectAll().execute()
const asOn = async (env: Record<string, string>) => {
  const app = buildApp({ ...server.services, config: readConfig({ CAPTCHA: 'off', ...env }) })
  await app.ready()
  return { ...server, app }
}

test('a code has six digits and is in the outbox and, in demo mode, in the log', async () => {
  const answer = await ask({ mobile: CLERK, smsmode: '0' })
  const [message, ...others] = await messages()
  const code = await lastCode(server, CLERK)

  expect(answer.body).toMatchObject({ success: true, message: '验证码已发送，请注意查收', result: null })
  expect(code).toMatch(/^\d{6}$/)
  expect(others).toEqual([])
  expect(message).toMatchObject({ es_type: '1', es_receiver: CLERK, es_send_status: '0', es_send_num: 0 })
  await expect.poll(() => logged.filter((line) => line.includes(code)).length).toBe(1)
  expect(logged.find((line) => line.includes(code))).toContain('"level":40')
})

test('only a hash of the code is stored with it', async () => {
  await ask({ mobile: CLERK, smsmode: '0' })

  const rows = await server.services.database.db.selectFrom('sms_code').selectAll().execute()

  expect(rows).toContainEqual(
    expect.objectContaining({
      mobile: CLERK,
      purpose: 'LOGIN',
      code_hash: expect.stringMatching(/^scrypt\$/),
    }),
  )
  expect(JSON.stringify(rows)).not.toContain(await lastCode(server, CLERK))
})

test.each(['0', '2'])(
  'a request in mode %s answers the same for known, unknown and frozen numbers',
  async (smsmode) => {
    await server.services.database.db
      .updateTable('sys_user')
      .set({ status: 2 })
      .where('phone', '=', REVIEWER)
      .execute()

    const answers = [CLERK, UNUSED_NUMBER, REVIEWER].map((mobile) => ask({ mobile, smsmode }))
    const [known, unknown, frozen] = (await Promise.all(answers)).map(({ status, body }) => ({
      status,
      body: { ...body, timestamp: 0 },
    }))

    expect(unknown).toEqual(known)
    expect(frozen).toEqual(known)
    expect((await messages()).map(({ es_receiver }) => es_receiver)).toEqual([CLERK])
  },
)

test('a number without an account takes as long as one with it, and has the same limits', async () => {
  const asked = (mobile: string) => scryptCostsOf(() => ask({ mobile, smsmode: '2' }))

  const known = await asked(CLERK)
  const unknown = await asked(UNUSED_NUMBER)

  expect(known).toHaveLength(1)
  expect(unknown).toEqual(known)
  expect((await ask({ mobile: UNUSED_NUMBER, smsmode: '2' })).body.success).toBe(false)
})

test('registration sends a code to a number without an account', async () => {
  const code = await visitor().code(UNUSED_NUMBER, '1')

  expect(code).toMatch(/^\d{6}$/)
})

test('a number gets one code a minute for any purpose', async () => {
  await ask({ mobile: CLERK, smsmode: '0' })

  const second = await ask({ mobile: CLERK, smsmode: '2' })
  server.wait(61_000)
  const later = await ask({ mobile: CLERK, smsmode: '2' })

  expect(second.body).toMatchObject({ success: false, code: 4602 })
  expect(second.body.message).toMatch(/^验证码请求过于频繁，请 (60|5\d) 秒后再试$/)
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(50)
  expect(later.body.success).toBe(true)
})

test('a number gets ten codes an hour', async () => {
  const { db } = server.services.database
  const began_time = server.services.clock().toISOString()
  await db
    .insertInto('quota')
    .values({ subject: `sms:hour:${CLERK}`, taken: 10, began_time })
    .execute()

  const eleventh = await ask({ mobile: CLERK, smsmode: '0' })

  expect(eleventh.body).toMatchObject({ success: false, code: 4602 })
  expect(await messages()).toEqual([])
})

test('simultaneous requests for one number send one message', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask({ mobile: CLERK, smsmode: '0' })))

  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await messages()).toHaveLength(1)
})

test('an address has a limit of codes per hour, on all nodes together', async () => {
  const one = await asOn({ SMS_RATE_LIMIT: '2' })
  const other = await asOn({ SMS_RATE_LIMIT: '2' })
  const from = (node: TestApp, mobile: string, ip = '2001:db8:1:2::1') =>
    visitorAt(node, ip).post('/sys/sms', { mobile, smsmode: '1' })

  await from(one, '13800000010')
  await from(other, '13800000011')
  const third = await from(one, '13800000012', '2001:db8:1:2::9')
  const elsewhere = await from(other, '13800000012', '2001:db8:1:3::1')
  await one.app.close()
  await other.app.close()

  expect(third.body).toMatchObject({ success: false })
  expect(elsewhere.body).toMatchObject({ success: true })
})

test('JeecgBoot spellings of number and purpose are accepted too', async () => {
  const answer = await ask({ mobile: ` ${CLERK} `, smsmode: 0, captcha: null, remember_me: true })

  expect(answer.body.success).toBe(true)
  expect(await lastCode(server, CLERK)).toMatch(/^\d{6}$/)
})

test.each([
  [{ mobile: '', smsmode: '0' }, '请输入手机号'],
  [{ mobile: '021-12345678', smsmode: '0' }, '手机号格式不正确'],
  [{ mobile: "13800000000' --", smsmode: '0' }, '手机号格式不正确'],
  [{ mobile: '１３８００００００００', smsmode: '0' }, '手机号格式不正确'],
  [{ mobile: CLERK, smsmode: '3' }, expect.stringContaining('smsmode')],
  [{ mobile: { $ne: '' }, smsmode: '0' }, expect.stringContaining('mobile')],
  [{ mobile: [CLERK], smsmode: '0' }, expect.stringContaining('mobile')],
  [{ smsmode: '0' }, expect.stringContaining('mobile')],
])('a code request with %o is refused', async (payload, message) => {
  const answer = await ask(payload)

  expect(answer.body).toMatchObject({ success: false, message })
  expect(await messages()).toEqual([])
})

test('a code requires a captcha when the login does', async () => {
  const node = await asOn({ CAPTCHA: 'always' })
  const there = visitorAt(node, '192.0.2.3')
  await node.app.inject({ url: '/jeecg-boot/sys/randomImage/key-9' })
  const { code } = await server.services.database.db
    .selectFrom('captcha')
    .select('code')
    .where('check_key', '=', 'key-9')
    .executeTakeFirstOrThrow()

  const without = await there.post('/sys/sms', { mobile: CLERK, smsmode: '0' })
  const read = await there.post('/sys/sms', { mobile: CLERK, smsmode: '0', captcha: code, checkKey: 'key-9' })
  await node.app.close()

  expect(without.body).toMatchObject({ success: false, code: 412, message: '验证码无效' })
  expect(read.body.success).toBe(true)
})

test('a captcha is required after three failures from an address', async () => {
  const node = await asOn({ CAPTCHA: 'after-failures' })
  await server.services.database.db
    .insertInto('login_failure')
    .values({ subject: 'from:192.0.2.9', failures: 3, first_time: server.services.clock().toISOString() })
    .execute()
  const from = (ip: string) => visitorAt(node, ip).post('/sys/sms', { mobile: CLERK, smsmode: '0' })

  const suspect = await from('192.0.2.9')
  const other = await from('192.0.2.10')
  await node.app.close()

  expect(suspect.body.code).toBe(412)
  expect(other.body.success).toBe(true)
})

test('outside demo mode a code without a gateway fails at once', async () => {
  const node = await asOn({ DEMO: '0', APP_SECRET })

  const answer = await visitorAt(node, '192.0.2.4').post('/sys/sms', { mobile: CLERK, smsmode: '0' })
  const capabilities = await visitorAt(node, '192.0.2.4').get('/app/capabilities', {})
  await node.app.close()

  expect(answer.body).toMatchObject({ success: false, message: '短信服务未开通，请联系管理员' })
  expect(capabilities.body.result).toMatchObject({ sms: false })
  expect(await messages()).toEqual([])
})
