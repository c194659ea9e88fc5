import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { type CasServer, logoutRequest, startCasServer, success } from '../../../tests/support/cas-server.ts'
import { visitorAt } from '../../../tests/support/visitor.ts'
import { createHttpClient } from '../../platform/outbound/http-client.ts'
import { isPrivateAddress } from '../../platform/outbound/private-addresses.ts'
import { parseTicketResponse } from './validate-ticket.ts'

const OURS = 'https://office.example.com'
const SERVICE = `${OURS}/user/login`

let cas: CasServer
let server: TestApp
beforeAll(async () => {
  cas = await startCasServer()
  server = await createTestApp({
    env: { CAS_URL: `${cas.url}/`, PUBLIC_URL: OURS, OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' },
  })
})
afterAll(async () => {
  await server.close()
  await cas.stop()
})
beforeEach(() => {
  cas.asked.length = 0
})

const validate = (ticket: string, service = SERVICE, mount = '/cas') =>
  visitorAt(server, '192.0.2.1').get(`${mount}/client/validateLogin`, { ticket, service })
const login = (username: string, mount?: string) => validate(cas.issue(username, SERVICE), SERVICE, mount)
const logOf = (userid: string) =>
  server.services.database.db
    .selectFrom('sys_log')
    .select(['outcome', 'way'])
    .where('userid', '=', userid)
    .orderBy('id', 'desc')
    .executeTakeFirst()

test.each(['/cas', '/sys/cas'])(
  '%s: a valid ticket answers like a login by password and opens a session',
  async (mount) => {
    const { status, body } = await login('clerk', mount)
    const byPassword = await visitorAt(server, '192.0.2.1').post('/sys/login', {
      username: 'clerk',
      password: '123456',
    })
    const me = await server.app.inject({
      url: '/jeecg-boot/sys/user/getCurrentUserDeparts',
      headers: { 'x-access-token': String(body.result?.token) },
    })

    expect({ status, code: body.code }).toEqual({ status: 200, code: '200' })
    expect({ ...body.result, token: '' }).toEqual({ ...byPassword.body.result, token: '' })
    expect(me.json().success).toBe(true)
  },
)

test('the sign-in log names single sign-on', async () => {
  await login('reviewer')

  expect(await logOf('reviewer')).toEqual({ outcome: 'SUCCESS', way: 'CAS' })
})

test('a CAS ticket is valid once', async () => {
  const ticket = cas.issue('clerk', SERVICE)

  const answers = [await validate(ticket), await validate(ticket)]

  expect(answers.map(({ body }) => [body.success, body.message])).toEqual([
    [true, '登录成功'],
    [false, '单点登录凭证已失效，请重试'],
  ])
})

const sendLogout = (xml: string) =>
  server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/cas/client/logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logoutRequest: xml }).toString(),
  })

test('a logout at the CAS server ends the session of its ticket and no other', async () => {
  const tickets = [cas.issue('clerk', SERVICE), cas.issue('clerk', SERVICE)]
  const tokens = []
  for (const ticket of tickets) tokens.push(String((await validate(ticket)).body.result?.token))
  const isOpen = async (token: string | undefined) => {
    const headers = { 'x-access-token': token }
    const answer = await server.app.inject({ url: '/jeecg-boot/sys/user/getCurrentUserDeparts', headers })
    return answer.json().success === true
  }

  const answers = []
  const [ticket = ''] = tickets
  for (const xml of [
    logoutRequest('ST-1'),
    'no xml',
    `<!DOCTYPE x [<!ENTITY a "${ticket}">]>${logoutRequest('&a;')}`,
    `<a>${logoutRequest(ticket)}</a>`,
  ]) {
    answers.push(await sendLogout(xml))
  }
  const before = [await isOpen(tokens[0]), await isOpen(tokens[1])]
  answers.push(await sendLogout(logoutRequest(ticket)))

  expect(before).toEqual([true, true])
  expect([await isOpen(tokens[0]), await isOpen(tokens[1])]).toEqual([false, true])
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(5).fill([204, '']))
  expect(await logOf('clerk')).toEqual({ outcome: 'LOGOUT', way: null })
  expect((await sendLogout('x'.repeat(20_000))).statusCode).toBe(413)
})

test('an expired, unknown or foreign ticket opens no session', async () => {
  const old = cas.issue('clerk', SERVICE)
  cas.expire(old)

  const answers = [
    await validate(old),
    await validate('ST-1'),
    await validate(cas.issue('clerk', `${OURS}/other`)),
  ]

  expect(answers.map(({ body }) => [body.success, body.code, body.result])).toEqual(
    Array(3).fill([false, 500, null]),
  )
})

test.each([
  'https://evil.example/user/login',
  'https://office.example.com.evil.example/',
  'https://office.example.com:8443/',
  'http://office.example.com/user/login',
  'https://x@office.example.com/user/login',
  'office.example.com',
])('a ticket for %s, which is not our address, is refused without a request', async (service) => {
  const { body } = await validate(cas.issue('clerk', service), service)

  expect([body.success, body.message, cas.asked]).toEqual([false, '服务地址不属于本系统', []])
})

test('unknown, frozen and deleted users get the same answer, and no account is created', async () => {
  const { db } = server.services.database
  const set = (values: object) =>
    db.updateTable('sys_user').set(values).where('username', '=', 'keeper').execute()

  const unknown = await login('stranger')
  await set({ status: 2 })
  const frozen = await login('keeper')
  await set({ status: 1, del_flag: 1 })
  const deleted = await login('keeper')
  await set({ status: 1, del_flag: 0 })

  expect([unknown, frozen, deleted].map(({ body }) => [body.success, body.message])).toEqual(
    Array(3).fill([false, '您在本系统没有可用账号，请联系管理员']),
  )
  expect(await db.selectFrom('sys_user').select('id').where('username', '=', 'stranger').execute()).toEqual(
    [],
  )
})

test('user names are compared exactly: capitals, spaces and wildcards match no other account', async () => {
  const answers = [await login('CLERK'), await login('cl%rk'), await login("clerk' or '1'='1")]

  expect(answers.map(({ body }) => body.success)).toEqual([false, false, false])
})

const wrapped = (inner: string) =>
  `<cas:serviceResponse xmlns:cas='http://www.yale.edu/tp/cas'>${inner}</cas:serviceResponse>`

test.each([
  ['text that is no XML', 200, 'yes, clerk\n'],
  ['XML that does not end', 200, '<cas:serviceResponse><cas:authenticationSuccess><cas:user>clerk'],
  ['declared entities', 200, `<!DOCTYPE x [<!ENTITY a "clerk">]>${success('x').replace('>x<', '>&a;<')}`],
  ['a file as an entity', 200, `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${success('clerk')}`],
  [
    'an unknown entity',
    200,
    wrapped('<cas:authenticationSuccess><cas:user>cl&e;rk</cas:user></cas:authenticationSuccess>'),
  ],
  ['a comment within the name', 200, success('clerk').replace('clerk', 'clerk<!-- -->.evil')],
  ['more bytes than the limit', 200, success('clerk') + ' '.repeat(70_000)],
  ['deeply nested elements', 200, '<a>'.repeat(10_000)],
  ['a redirect', 302, ''],
  ['a server error', 500, 'Internal Server Error'],
])('a CAS response with %s signs in no user', async (_, status, body) => {
  cas.answerNext(status, body, { location: `${cas.url}/serviceValidate?ticket=x` })

  const answer = await login('clerk')

  expect([answer.status, answer.body.success, answer.body.message]).toEqual([
    200,
    false,
    '单点登录服务无响应，请稍后重试',
  ])
  expect(cas.asked).toHaveLength(1)
})

test.each([
  [
    'two users',
    '<cas:authenticationSuccess><cas:user>clerk</cas:user><cas:user>admin</cas:user></cas:authenticationSuccess>',
  ],
  ['no user', '<cas:authenticationSuccess></cas:authenticationSuccess>'],
  ['an empty user', '<cas:authenticationSuccess><cas:user> </cas:user></cas:authenticationSuccess>'],
  [
    'a user among the attributes',
    '<cas:authenticationSuccess><cas:attributes><cas:user>admin</cas:user></cas:attributes></cas:authenticationSuccess>',
  ],
  [
    'both success and failure',
    '<cas:authenticationSuccess><cas:user>clerk</cas:user></cas:authenticationSuccess><cas:authenticationFailure code="X"/>',
  ],
])('a CAS response with %s is a failure', async (_, inner) => {
  expect(await parseTicketResponse(wrapped(inner))).toHaveProperty('refused')
})

test('a user name keeps its special characters', async () => {
  expect(
    await parseTicketResponse(`<?xml version="1.0" encoding="UTF-8"?>\n${success("R&D <o'x>")}`),
  ).toEqual({
    username: "R&D <o'x>",
  })
})

test('a CAS server that does not answer is reported as unreachable', async () => {
  const away = await startCasServer()
  const other = await createTestApp({
    env: { CAS_URL: away.url, PUBLIC_URL: OURS, OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' },
  })
  await away.stop()

  const { body } = await visitorAt(other, '192.0.2.1').get('/cas/client/validateLogin', {
    ticket: 'ST-1',
    service: SERVICE,
  })
  await other.close()

  expect([body.success, body.message]).toEqual([false, '单点登录服务无响应，请稍后重试'])
})

test.each([
  { ticket: '', service: SERVICE },
  { ticket: 'ST 1', service: SERVICE },
  { ticket: `ST-${'1'.repeat(600)}`, service: SERVICE },
  { service: SERVICE },
  { ticket: 'ST-1' },
])('an invalid request is refused: %o', async (query) => {
  const { body } = await visitorAt(server, '192.0.2.1').get(
    '/cas/client/validateLogin',
    query as Record<string, string>,
  )

  expect([body.success, cas.asked]).toEqual([false, []])
})

test('private addresses are refused unless they are configured, also behind a host name', async () => {
  const call = createHttpClient({ outboundPrivateHosts: [] })

  await expect(call({ url: `${cas.url}/login` })).rejects.toThrow('OUTBOUND_PRIVATE_HOSTS')
  await expect(call({ url: `${cas.url}/login`.replace('127.0.0.1', 'localhost') })).rejects.toThrow(
    'OUTBOUND_PRIVATE_HOSTS',
  )
  expect(cas.asked).toEqual([])
  expect(
    [
      '10.1.2.3',
      '169.254.169.254',
      '192.168.0.1',
      '172.31.0.1',
      '100.64.0.1',
      '::1',
      '::ffff:10.0.0.1',
      'fd00::1',
      'fe80::1',
    ].filter((address) => !isPrivateAddress(address)),
  ).toEqual([])
  expect(['93.184.216.34', '172.32.0.1', '2606:4700::1'].filter(isPrivateAddress)).toEqual([])
})

test('single sign-on is off without its setting', async () => {
  const plain = await createTestApp()

  const { body } = await visitorAt(plain, '192.0.2.1').get('/cas/client/validateLogin', {
    ticket: 'ST-1',
    service: SERVICE,
  })
  const capabilities = await visitorAt(plain, '192.0.2.1').get('/app/capabilities', {})
  await plain.close()

  expect([body.success, body.message]).toEqual([false, '未启用单点登录'])
  expect(capabilities.body.result).toMatchObject({ thirdLogins: [] })
  expect(capabilities.body.result).not.toHaveProperty('cas')
})
