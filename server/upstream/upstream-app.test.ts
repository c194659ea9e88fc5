import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { JEECG_TOKEN, type JeecgServer, startJeecgServer } from '../../tests/support/jeecg-server.ts'
import { readConfig } from '../config.ts'
import type { Generation } from './generation.ts'
import { buildUpstreamApp } from './upstream-app.ts'

type Row = Record<string, unknown>

const generations: Generation[] = ['2.2', '2.4', '3']

const results = {
  'GET /sys/dict/list': { records: [{ id: 'd1', dictCode: 'sex', dictName: '性别' }], total: 1 },
  'GET /sys/permission/list': [
    { id: 'm1', name: '系统管理', children: [{ id: 'm2', parentId: 'm1', name: '用户管理' }] },
  ],
  'GET /sys/role/queryall': [{ id: 'r1', roleName: '管理员', roleCode: 'admin' }],
  'GET /sys/permission/queryRolePermission': ['m1', 'm2'],
  'POST /sys/permission/saveRolePermission': null,
}

describe.each(generations)('in front of JeecgBoot %s', (generation) => {
  let jeecg: JeecgServer
  let app: ReturnType<typeof buildUpstreamApp>
  beforeAll(async () => {
    jeecg = await startJeecgServer({ generation, results })
    app = buildUpstreamApp({ config: readConfig({}), upstream: jeecg.url, clock: () => new Date() })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await jeecg.close()
  })

  const call = (method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}, body?: object) =>
    app.inject({
      method,
      url: `/jeecg-boot${path}`,
      headers: { 'x-access-token': JEECG_TOKEN, 'x-locale': 'en-US', ...headers },
      ...(body && { body }),
    })
  const last = () => jeecg.requests.at(-1)

  test('calls are forwarded with their bodies, and without cookies', async () => {
    const answer = await call('POST', '/sys/login', { cookie: 'other=1' }, { username: 'admin' })

    expect(answer.json().result).toEqual({ token: JEECG_TOKEN })
    expect(last()?.body).toEqual({ username: 'admin' })
    expect(last()?.headers.cookie).toBeUndefined()
    expect(last()?.headers['tenant-id']).toBe('0')
  })

  test('calls that JeecgBoot accepts only as PUT are sent as PUT', async () => {
    const answer = await call('POST', '/sys/selectDepart', {}, { orgCode: 'A01', username: 'admin' })

    expect(answer.json().result.userInfo.orgCode).toBe('A01')
    expect(last()).toMatchObject({ method: 'PUT', body: { orgCode: 'A01', username: 'admin' } })
  })

  test('dictionary calls are signed', async () => {
    const answer = await call('GET', '/sys/dict/getDictItems/sex?type=b&code=%E7%94%B7&_t=1')

    expect(answer.json().result).toHaveLength(1)
    expect(last()?.headers['x-timestamp']).toMatch(generation === '3' ? /^\d{13}$/ : /^\d{14}$/)
  })

  test('messages are requested at the path of the generation', async () => {
    expect((await call('GET', '/sys/message/sysMessage/list')).json().success).toBe(true)
  })

  test('an expired token arrives as JeecgBoot sends it', async () => {
    const answer = await call('GET', '/sys/user/list', { 'x-access-token': 'expired' })

    expect(answer.statusCode).toBe(generation === '3' ? 401 : 500)
    expect(answer.json().message).toContain('Token失效，请重新登录')
  })

  test('a dictionary is found by its id in the list of dictionaries', async () => {
    expect((await call('GET', '/sys/dict/queryById?id=d1')).json().result).toMatchObject({ dictCode: 'sex' })
  })

  test('the menu and the grants of a role are read from JeecgBoot, and saved there', async () => {
    const menus = (await call('GET', '/app/permissions')).json().result
    const grants = (await call('GET', '/app/permissions/grants?roleId=r1')).json().result
    const body = { roleId: 'r1', grants: 'm1', lastGrants: 'm1,m2' }
    await call('POST', '/app/data-rules/grants', {}, body)

    expect(menus.map(({ id, title }: Row) => [id, title])).toEqual([
      ['m1', '系统管理'],
      ['m2', '用户管理'],
    ])
    expect(grants).toMatchObject({ roleName: '管理员', grants: 'm1,m2' })
    expect(last()?.body).toEqual({ roleId: 'r1', permissionIds: 'm1', lastpermissionIds: 'm1,m2' })
  })

  test('the refusal of a translated call is passed on', async () => {
    const answer = await call('GET', '/app/permissions', { 'x-access-token': 'expired' })

    expect(answer.json().message).toContain('Token失效，请重新登录')
  })

  test('calls of our own are refused without asking JeecgBoot', async () => {
    const before = jeecg.requests.length
    const answer = await call('GET', '/app/analysis/today')

    expect((await call('GET', '/app/capabilities')).statusCode).toBe(404)
    expect(answer.statusCode).toBe(501)
    expect(answer.json().message).toBe(
      "The JeecgBoot server doesn't offer this. It needs the server of this product.",
    )
    expect(jeecg.requests).toHaveLength(before)
  })

  test('pages among the responses run no scripts and set no cookies', async () => {
    const answer = await call('GET', '/sys/common/static/page.html')

    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([[[]], [[JEECG_TOKEN]]])(
    'the WebSocket is forwarded with the sub-protocols %j',
    async (protocols) => {
      const { port } = app.server.address() as AddressInfo
      const socket = new WebSocket(`ws://127.0.0.1:${port}/jeecg-boot/websocket/u1`, protocols)
      const message = await new Promise((resolve, reject) => {
        socket.once('message', (data) => resolve(JSON.parse(String(data))))
        socket.once('error', reject)
      })
      socket.close()

      expect(message).toEqual({ cmd: 'user', userId: 'u1' })
    },
  )
})

test.each([['before its first call'], ['later']])('a JeecgBoot server can be away %s', async (when) => {
  const jeecg = await startJeecgServer({ generation: '2.2' })
  const app = buildUpstreamApp({ config: readConfig({}), upstream: jeecg.url, clock: () => new Date() })
  const ask = () => app.inject({ url: '/jeecg-boot/sys/user/list', headers: { 'x-locale': 'en-US' } })
  if (when === 'later') await ask()
  await jeecg.close()

  const answer = await ask()
  expect(answer.statusCode).toBe(502)
  expect(answer.json().message).toBe("The JeecgBoot server doesn't answer. Try again later.")
  await app.close()
})
