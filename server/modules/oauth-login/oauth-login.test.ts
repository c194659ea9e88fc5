import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { type OauthServer, startOauthServer } from '../../../tests/support/oauth-server.ts'
import { visitorAt } from '../../../tests/support/visitor.ts'

const OURS = 'https://office.example.com'
const MINUTE = 60_000
const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-third-'))
const file = path.join(folder, 'third-login.json')
const write = (providers: unknown) => writeFileSync(file, JSON.stringify(providers))
const env = { THIRD_LOGIN_FILE: file, PUBLIC_URL: OURS, OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' }

let provider: OauthServer
let server: TestApp
beforeAll(async () => {
  provider = await startOauthServer()
  write([provider.provider])
  server = await createTestApp({ env })
})
afterAll(async () => {
  await server.close()
  await provider.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  const { db } = server.services.database
  await db.deleteFrom('sys_third_account').execute()
  await db.deleteFrom('login_failure').execute()
  provider.is({ sub: 'u-1', preferred_username: 'li', name: 'Li Lei' })
})

const get = (url: string, cookie?: string) =>
  server.app.inject({ url, headers: { host: 'office.example.com', ...(cookie && { cookie }) } })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0]
const pathOf = (address: string) => address.replace(OURS, '')
const decode = (html: string) =>
  JSON.parse(
    (/name="hand-over" content="([^"]*)"/.exec(html)?.[1] ?? '').replace(/&#(\d+);/g, (_, sign) =>
      String.fromCharCode(Number(sign)),
    ),
  )

/** Follows the redirects of a sign-in and returns the message of the popup. */
async function handedOver(mount = '/sys/thirdLogin') {
  const gone = await get(`/jeecg-boot${mount}/render/teahouse`)
  const back = provider.agree(String(gone.headers.location))
  return decode((await get(pathOf(back), cookieOf(gone))).body)
}
const visitor = () => visitorAt(server, '192.0.2.1')
const bind = async (username = 'clerk', password = '123456', uuid?: string) => {
  const offer = uuid ?? (await handedOver()).uuid
  return (
    await visitor().post('/sys/thirdLogin/user/checkPassword', {
      uuid: offer,
      username,
      password,
      source: 'x',
    })
  ).body
}
const enter = (token: unknown) => visitor().get(`/sys/thirdLogin/getLoginUser/${token}/teahouse`, {})

test('the redirect to the provider contains a state and a challenge, and no secret', async () => {
  const { statusCode, headers } = await get('/jeecg-boot/thirdLogin/render/teahouse')
  const address = new URL(String(headers.location))

  expect([statusCode, address.origin + address.pathname]).toEqual([302, provider.provider.authorizeUrl])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'gaiwan',
    redirect_uri: `${OURS}/jeecg-boot/sys/thirdLogin/teahouse/callback`,
    scope: 'openid profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(headers['set-cookie']).toMatch(
    /^third-login=[\w-]{43}; Max-Age=600; Path=\/jeecg-boot\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
})

test('an unknown user binds an account once by password, and is signed in', async () => {
  const offer = await handedOver()
  const bound = await bind('clerk', '123456', offer.uuid)
  const entered = await enter(bound.result)
  const byPassword = await visitor().post('/sys/login', { username: 'clerk', password: '123456' })

  expect(offer).toEqual({
    isObj: true,
    source: 'teahouse',
    uuid: expect.stringMatching(/^[\w-]{43}$/),
    username: 'li',
    realname: 'Li Lei',
  })
  expect(entered.body).toMatchObject({ success: true, code: '200' })
  expect({ ...entered.body.result, token: '' }).toEqual({ ...byPassword.body.result, token: '' })
  const row = await server.services.database.db
    .selectFrom('sys_third_account')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    third_type: 'teahouse',
    third_user_uuid: 'u-1',
    third_user_id: 'li',
    realname: 'Li Lei',
  })
})

test.each(['/sys/thirdLogin', '/thirdLogin'])(
  '%s: a bound user gets a token that is valid once',
  async (mount) => {
    await bind()

    const token = await handedOver(mount)
    const first = await visitor().get(
      mount === '/thirdLogin'
        ? `${mount}/getLoginUser/${token}`
        : `${mount}/getLoginUser/${token}/teahouse/0`,
      {},
    )
    const second = await enter(token)

    expect([typeof token, first.body.success, second.body.success, second.body.message]).toEqual([
      'string',
      true,
      false,
      '登录已失效，请重新登录',
    ])
  },
)

test('a sign-in ticket is valid for a minute', async () => {
  await bind()
  const token = await handedOver()

  server.wait(MINUTE + 1_000)

  expect((await enter(token)).body.success).toBe(false)
})

test('the ticket of one sign-in step is invalid in another step', async () => {
  const { uuid } = await handedOver()
  const { result: token } = await bind('clerk', '123456', (await handedOver()).uuid)

  expect((await enter(uuid)).body.success).toBe(false)
  expect((await bind('reviewer', '123456', String(token))).success).toBe(false)
})

test('a wrong password binds no account, counts like a failed login, and keeps the offer', async () => {
  const { uuid } = await handedOver()

  const wrong = await bind('clerk', 'wrong', uuid)
  const failures = await server.services.database.db
    .selectFrom('login_failure')
    .select('failures')
    .where('subject', '=', 'user:clerk')
    .execute()
  const right = await bind('clerk', '123456', uuid)
  const again = await bind('reviewer', '123456', uuid)

  expect(wrong).toMatchObject({ success: false, message: '用户名或密码错误' })
  expect(failures).toEqual([{ failures: 1 }])
  expect([right.success, again.success]).toEqual([true, false])
})

test('a one-time password binds no account and removes existing bindings', async () => {
  await bind()
  const admin = await server.signIn('admin')
  const { db } = server.services.database
  const { id, ...old } = await db
    .selectFrom('sys_user')
    .select(['id', 'password', 'salt', 'one_time_until'])
    .where('username', '=', 'clerk')
    .executeTakeFirstOrThrow()
  const url = '/jeecg-boot/app/users/oneTimePasswords'
  const given = await server.app.inject({ method: 'POST', url, headers: admin, payload: { ids: id } })
  const { password } = given.json().result.passwords[0]
  const offer = await handedOver()
  const refused = await bind('clerk', password, offer.uuid)
  const rows = await db.selectFrom('sys_third_account').select('id').execute()
  await db.updateTable('sys_user').set(old).where('id', '=', id).execute()

  expect(refused).toMatchObject({
    success: false,
    message: '一次性密码不能用于绑定，请先登录并设置自己的密码',
  })
  expect(rows).toEqual([])
  expect((await bind('clerk', '123456', offer.uuid)).success).toBe(true)
})

test('a password set by an administrator removes bindings and issued tickets', async () => {
  await bind()
  const ticket = await handedOver()
  const { db } = server.services.database
  const headers = await server.signIn('admin')
  const { id, ...old } = await db
    .selectFrom('sys_user')
    .select(['id', 'password', 'salt', 'one_time_until'])
    .where('username', '=', 'clerk')
    .executeTakeFirstOrThrow()
  const url = '/jeecg-boot/sys/user/changePassword'
  const payload = { username: 'clerk', password: 'another brew of clerk' }
  const set = (await server.app.inject({ method: 'PUT', url, headers, payload })).json()
  const entered = await enter(ticket)
  await db.updateTable('sys_user').set(old).where('id', '=', id).execute()
  const audit = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'user.setPassword')
    .executeTakeFirst()

  expect([set.success, entered.body.success]).toEqual([true, false])
  expect(await handedOver()).toMatchObject({ isObj: true })
  expect(audit?.detail).toEqual({
    username: 'clerk',
    unbound: [{ userId: id, source: 'teahouse', thirdUserId: 'li' }],
  })
})

test('an SMS code binds an account like a password does', async () => {
  const { uuid } = await handedOver()
  const code = await visitor().code('19900000002', '0')

  const wrong = await visitor().post('/sys/thirdLogin/bindingThirdPhone', {
    thirdUserUuid: uuid,
    mobile: '13800000000',
    captcha: code,
  })
  const right = await visitor().post('/sys/thirdLogin/bindingThirdPhone', {
    thirdUserUuid: uuid,
    mobile: '19900000002',
    captcha: code,
  })

  expect([wrong.body.success, right.body.success]).toEqual([false, true])
  expect((await enter(right.body.result)).body.result).toMatchObject({ userInfo: { username: 'clerk' } })
})

test('a provider account is bound to one user, and a user to one account of each provider', async () => {
  const offers = [(await handedOver()).uuid, (await handedOver()).uuid]
  await bind('clerk', '123456', offers[0])
  const taken = await bind('reviewer', '123456', offers[1])
  provider.is({ sub: 'u-2', name: 'Han' })
  const second = await bind('clerk')

  expect([taken.message, second.message]).toEqual([
    '该第三方账号已绑定其他用户',
    '您已绑定该平台的另一个账号，请先解绑',
  ])
})

test('one of several simultaneous bindings of the same offer succeeds', async () => {
  const { uuid } = await handedOver()

  const answers = await Promise.all(
    ['clerk', 'reviewer', 'keeper'].map((username) => bind(username, '123456', uuid)),
  )

  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('a sign-in through a provider creates no user', async () => {
  const { body } = await visitor().post('/sys/thirdLogin/user/create', {
    uuid: (await handedOver()).uuid,
    username: 'li',
  })

  expect([body.success, body.message]).toEqual([false, '不支持自动创建账号，请绑定已有账号或联系管理员开通'])
})

test('a frozen account is reported as a failed login, and its token is invalid', async () => {
  await bind()
  const token = await handedOver()
  const set = (status: number) =>
    server.services.database.db
      .updateTable('sys_user')
      .set({ status })
      .where('username', '=', 'clerk')
      .execute()

  await set(2)
  const [entered, over] = [await enter(token), await handedOver()]
  await set(1)

  expect([entered.body.success, over]).toEqual([false, '登录失败'])
})

test('binding is in the audit log, signing in is in the sign-in log', async () => {
  await enter((await bind()).result)
  const { db } = server.services.database
  const audit = await db
    .selectFrom('audit_log')
    .select(['username', 'detail'])
    .where('action', '=', 'user.bindThird')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  const log = await db
    .selectFrom('sys_log')
    .select(['userid', 'way', 'outcome'])
    .where('log_type', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirst()

  expect(audit).toMatchObject({
    username: 'clerk',
    detail: { third_type: 'teahouse', third_user_uuid: 'u-1' },
  })
  expect(log).toEqual({ userid: 'clerk', way: 'THIRD', outcome: 'SUCCESS' })
})

test('a state is valid once, for its source and its browser', async () => {
  const gone = await get('/jeecg-boot/sys/thirdLogin/render/teahouse')
  const other = await get('/jeecg-boot/sys/thirdLogin/render/teahouse')
  const back = pathOf(provider.agree(String(gone.headers.location)))

  const foreign = await get(back, cookieOf(other))
  const late = await get(back, cookieOf(gone))
  const without = await get(pathOf(provider.agree(String(other.headers.location))))

  expect([foreign, late, without].map(({ body }) => decode(body))).toEqual(Array(3).fill('登录失败'))
})

test('a user who declines, or takes more than ten minutes, is not signed in', async () => {
  const gone = await get('/jeecg-boot/sys/thirdLogin/render/teahouse')
  const back = pathOf(provider.agree(String(gone.headers.location)))
  const declined = await get(
    '/jeecg-boot/sys/thirdLogin/teahouse/callback?error=access_denied',
    cookieOf(gone),
  )
  server.wait(10 * MINUTE + 1_000)

  const late = await get(back, cookieOf(gone))

  expect([declined, late].map(({ body }) => decode(body))).toEqual(Array(2).fill('登录失败'))
})

test.each([
  ['/token', 200, '{"error":"no"}'],
  ['/token', 200, 'not json'],
  ['/token', 500, '{}'],
  ['/token', 302, ''],
  ['/me', 200, '{"name":"nobody"}'],
  ['/me', 200, '[]'],
  ['/me', 200, `{"sub":"${'x'.repeat(101)}"}`],
  ['/me', 200, '{"sub":{"$ne":1}}'],
  ['/me', 200, 'a person of more bytes than are read'],
  ['/me', 401, '{}'],
] as const)('a provider that answers %s with %i %j signs in no user', async (place, status, body) => {
  const long = `{"sub":"1","pad":"${' '.repeat(70_000)}"}`
  provider.answerNext(place, status, body.startsWith('a person') ? long : body)

  expect(await handedOver()).toBe('登录失败')
})

test('the callback page contains the result as data, without an inline script', async () => {
  provider.is({ sub: 7, preferred_username: '"><script>alert(1)</script>', name: "</title>'" })
  const gone = await get('/jeecg-boot/sys/thirdLogin/render/teahouse')
  const { body, headers } = await get(pathOf(provider.agree(String(gone.headers.location))), cookieOf(gone))
  const script = await get('/jeecg-boot/app/third-login.js')

  expect(decode(body)).toMatchObject({ username: '"><script>alert(1)</script>', realname: "</title>'" })
  expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/jeecg-boot/app/third-login.js" defer>'])
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['set-cookie']).toContain('third-login=; Max-Age=0;')
  expect(script.headers['content-type']).toContain('text/javascript')
  expect(script.body).toContain('location.origin')
})

test('an unknown provider is refused', async () => {
  const answers = [
    await get('/jeecg-boot/sys/thirdLogin/render/github'),
    await get('/jeecg-boot/sys/thirdLogin/__proto__/callback'),
  ]

  expect(answers.map((answer) => [answer.statusCode, answer.json().success, answer.json().message])).toEqual(
    Array(2).fill([200, false, '不支持该登录方式']),
  )
})

test('users see, bind and unbind their own provider accounts', async () => {
  const headers = await server.signIn('reviewer')
  const url = '/jeecg-boot/app/account/third-accounts'
  const list = async () => (await server.app.inject({ url, headers })).json().result
  const { uuid } = await handedOver()

  const recorded = async () =>
    (
      await server.services.database.db
        .selectFrom('audit_log')
        .select('action')
        .where('username', '=', 'reviewer')
        .orderBy('seq')
        .execute()
    ).map(({ action }) => action)

  const before = await list()
  const binding = await server.app.inject({ method: 'POST', url, headers, payload: { uuid } })
  const again = await server.app.inject({ method: 'POST', url, headers, payload: { uuid } })
  const after = await list()
  const entered = await enter(await handedOver())
  const removal = await server.app.inject({ method: 'DELETE', url: `${url}/teahouse`, headers })
  const nothing = await server.app.inject({ method: 'DELETE', url: `${url}/teahouse`, headers })

  expect(before).toEqual([
    {
      source: 'teahouse',
      titles: { 'en-US': 'Teahouse', 'zh-CN': '茶馆' },
      isOffered: true,
      id: null,
      thirdUserId: null,
      realname: null,
      createTime: null,
    },
  ])
  expect([binding.statusCode, again.statusCode, removal.statusCode, nothing.statusCode]).toEqual([
    200, 400, 200, 404,
  ])
  expect(after).toMatchObject([
    { source: 'teahouse', thirdUserId: 'li', realname: 'Li Lei', isOffered: true },
  ])
  expect(entered.body.result).toMatchObject({ userInfo: { username: 'reviewer' } })
  expect(await list()).toEqual(before)
  expect((await recorded()).slice(-2)).toEqual(['user.bindThird', 'user.unbindThird'])
})

test('the list of bound accounts requires a session', async () => {
  const { statusCode } = await get('/jeecg-boot/app/account/third-accounts')

  expect(statusCode).toBe(500)
})

test('with a configured provider, the opener policy lets pages keep their reference to popups', async () => {
  const page = await get('/jeecg-boot/app/capabilities')

  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(page.json().result.thirdLogins).toEqual([
    { source: 'teahouse', titles: { 'en-US': 'Teahouse', 'zh-CN': '茶馆' } },
  ])
})
