import Type from 'typebox'
import { expect, test } from 'vitest'
import { jeecgClient } from './client.ts'
import { expectRejection, expectShape } from './expect-shape.ts'
import { DictItemOption, exactly, userFields } from './records.ts'
import { serveJeecg } from './serve-jeecg.ts'

const { client, server } = serveJeecg()

const text = Type.String()
const words = Type.Union([text, Type.Null()])
const items = Type.Record(text, Type.Array(DictItemOption))

/** The signed-in user: the fields of a user without the dictionary texts, plus the role codes. */
const { sex_dictText: _, status_dictText: __, ...plain } = userFields
const who = exactly({ ...plain, roles: Type.Array(text) })
const depart = Type.Object({ id: text, departName: text, orgCode: text, parentId: words })

const visitor = () => jeecgClient(server, { 'x-access-token': '' })

test('POST /sys/login returns a token, the user, their departments and all dictionaries', async () => {
  const answer = await visitor().post('/sys/login', {
    username: 'clerk',
    password: '123456',
    captcha: 'abcd',
    checkKey: 1795151759400,
    remember_me: true,
  })

  expectShape(
    answer,
    exactly({
      token: text,
      userInfo: who,
      departs: Type.Array(depart),
      multi_depart: Type.Integer(),
      sysAllDictItems: items,
    }),
  )
  expect(answer.code).toBe('200')
})

test('POST /sys/login reports a wrong password in the format that clients expect', async () => {
  expectRejection(
    await visitor().post('/sys/login', { username: 'clerk', password: 'wrong', remember_me: true }),
    '用户名或密码错误',
  )
})

test('GET /sys/randomImage/{key} returns the source of an image', async () => {
  const answer = await visitor().get('/sys/randomImage/1795151759400')

  expectShape(answer, Type.String({ pattern: '^data:image/' }))
})

test('GET /sys/getEncryptedString returns an encryption key', async () => {
  expectShape(await visitor().get('/sys/getEncryptedString'), exactly({ key: text, iv: text }))
})

test('GET /sys/permission/getUserPermissionByToken accepts the token in the query, as 2.2 sends it', async () => {
  const code = { action: text, type: text, describe: text }
  const answer = await client.get('/sys/permission/getUserPermissionByToken', { token: 'anything' })

  expectShape(
    answer,
    exactly({
      menu: Type.Array(Type.Unknown()),
      auth: Type.Array(exactly(code)),
      allAuth: Type.Array(exactly({ ...code, status: text })),
    }),
  )
  const item = Type.Object({
    id: text,
    path: Type.String({ pattern: '^(/|[0-9a-f]{32}$)' }),
    name: text,
    component: text,
    route: Type.Union([Type.Literal('0'), Type.Literal('1')]),
    meta: Type.Object({
      title: text,
      icon: words,
      keepAlive: Type.Boolean(),
      internalOrExternal: Type.Boolean(),
    }),
  })
  const all = (branch: { children?: [] }[]): object[] =>
    branch.flatMap((one) => [one, ...all(one.children ?? [])])
  expectShape({ ...answer, result: all(answer.result.menu) }, Type.Array(item))
  expect(answer.result.menu[0].path).toBe('/dashboard/analysis')
})

test('GET /sys/loginfo and /sys/visitInfo return the figures of the home page', async () => {
  const count = Type.Integer({ minimum: 0 })
  expectShape(
    await client.get('/sys/loginfo'),
    exactly({ totalVisitCount: count, todayVisitCount: count, todayIp: count }),
  )
  const days = await client.get('/sys/visitInfo')
  expectShape(days, Type.Array(exactly({ tian: text, type: text, visit: count, ip: count })))
  expect(days.result).toHaveLength(7)
})

test.each(['put', 'post'] as const)('%s /sys/selectDepart changes the current department', async (verb) => {
  const departs = await client.get('/sys/user/getCurrentUserDeparts')
  const chosen = await client[verb]('/sys/selectDepart', {
    orgCode: departs.result.orgCode,
    username: 'admin',
  })

  expectShape(departs, exactly({ list: Type.Array(depart), orgCode: words }))
  expectShape(chosen, Type.Object({ userInfo: who }))
})

test.each(['put', 'post'] as const)(
  '%s /sys/user/updatePassword returns the messages that clients show',
  async (verb) => {
    const send = (body: object) => client[verb]('/sys/user/updatePassword', { username: 'admin', ...body })
    const password = 'first brew of spring'

    expectRejection(
      await send({ oldpassword: 'wrong', password, confirmpassword: password }),
      '旧密码输入错误!',
    )
    expectRejection(
      await send({ oldpassword: '123456', password: '', confirmpassword: '' }),
      '新密码不允许为空!',
    )
    expectRejection(
      await send({ oldpassword: '123456', password, confirmpassword: 'another one' }),
      '两次输入密码不一致!',
    )
    expectRejection(
      await send({ username: 'clerk', oldpassword: '123456', password, confirmpassword: password }),
      '只允许修改自己的密码！',
    )
  },
)

test('a call without permission answers HTTP 200 with code 510 and a message', async () => {
  const clerk = jeecgClient(server, await server.signIn('clerk'))

  expect(await clerk.get('/sys/user/list')).toMatchObject({
    status: 200,
    success: false,
    code: 510,
    message: '没有权限，请联系管理员授权',
  })
})

test('an expired token answers HTTP 500 with the message that clients compare', async () => {
  const ended = jeecgClient(server, { 'x-access-token': 'A'.repeat(43) })

  expect(await ended.get('/sys/permission/getUserPermissionByToken')).toMatchObject({
    status: 500,
    message: 'Token失效，请重新登录',
  })
})

test('POST /sys/logout needs only the token header', async () => {
  const token = await server.signIn('reviewer')

  expect(await jeecgClient(server, token).post('/sys/logout', {})).toMatchObject({
    status: 200,
    success: true,
    message: '退出登录成功！',
  })
  expect((await jeecgClient(server, token).get('/sys/loginfo')).status).toBe(500)
})
