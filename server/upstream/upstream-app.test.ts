import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import {
  JEECG_TOKEN,
  type JeecgOptions,
  type JeecgServer,
  startJeecgServer,
  WebPage,
} from '../../tests/support/jeecg-server.ts'
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

const departs = serveUpstream({})

describe('the user picker', () => {
  const lin = { id: 'u2', username: 'lin', realname: '林一', workNo: '7', orgCodeTxt: '财务部' }
  const users = { records: [lin], total: 1 }
  const { ask, jeecg } = serveUpstream({ results: { 'GET /sys/user/list': users } })
  const options = (query: Record<string, string>) =>
    ask(`/sys/user/queryUserComponentData?${new URLSearchParams(query)}`)
  const queries = () =>
    jeecg()
      .requests.map(({ path, query }) => [path, query])
      .filter(([path]) => path !== '/sys/getLoginQrcode')

  test('searches user names, and names if no user name matches', async () => {
    const found = await options({ keyword: 'li*n', pageNo: '1', pageSize: '20' })
    jeecg().results['GET /sys/user/list'] = { records: [], total: 0 }
    await options({ keyword: '林', pageNo: '1', pageSize: '20' })
    jeecg().results['GET /sys/user/list'] = users

    const paging = { pageNo: '1', pageSize: '20' }
    expect(found.json().result).toEqual({ records: [lin], total: 1 })
    expect(queries().slice(-3)).toEqual([
      ['/sys/user/list', { ...paging, username: '*lin*' }],
      ['/sys/user/list', { ...paging, username: '*林*' }],
      ['/sys/user/list', { ...paging, realname: '*林*' }],
    ])
  })

  test('finds all stored users in one call', async () => {
    await options({ username: 'lin,admin', isMultiTranslate: 'true' })

    expect(queries().at(-1)).toEqual([
      '/sys/user/list',
      { username: 'lin,admin', pageNo: '1', pageSize: '2' },
    ])
  })

  test('searches and pages the users of a department', async () => {
    jeecg().results['GET /sys/user/queryUserByDepId'] = [
      { id: 'u1', username: 'admin', realname: '管理员', orgCode: '总部' },
      ...['u2', 'u3', 'u4'].map((id) => ({ id, username: `LIN-${id}`, realname: '林', orgCode: '财务部' })),
    ]
    const found = await options({ departId: 'o1', keyword: 'lin', pageNo: '2', pageSize: '2' })

    expect(found.json().result).toEqual({
      records: [{ id: 'u4', username: 'LIN-u4', realname: '林', orgCodeTxt: '财务部' }],
      total: 3,
    })
  })
})

test('departments are listed from the top level down, searched, and all at once', async () => {
  const child = { id: 'o2', parentId: 'o1', departName: '财务部', orgCode: 'A01A01', children: null }
  const top = { id: 'o1', parentId: '', departName: '总部', orgCode: 'A01', children: [child] }
  departs.jeecg().results['GET /sys/sysDepart/queryTreeList'] = [top]
  const list = async (query: string) =>
    (await departs.ask(`/app/departs?${query}`)).json().result.records.map((row: Row) => row.id)
  const [first] = (await departs.ask('/app/departs')).json().result.records

  expect(first).toMatchObject({ id: 'o1', hasChildren: true })
  expect(await list('parentId=o1')).toEqual(['o2'])
  expect(await list('departName=*财务*')).toEqual(['o2'])
  expect(await list('orgCode=A01*')).toEqual(['o1', 'o2'])
  expect(await list('whole=true')).toEqual(['o1', 'o2'])
})

describe('a JeecgBoot server', () => {
  const { ask, jeecg } = serveUpstream({ isOld: true, timeoutMs: 300 })
  const messageOf = async (path: string, accept?: string) => {
    const answer = await ask(path, accept === undefined ? {} : { accept })
    return [answer.statusCode, answer.json().message]
  }

  test.each(['/sys/user/list', '/app/permissions'])('without a response to %s is too slow', async (path) => {
    jeecg().held.add('GET /sys/user/list').add('GET /sys/permission/list')

    expect(await messageOf(path)).toEqual([
      502,
      'The JeecgBoot server takes too long to answer. Try again, or ask an administrator to check that server.',
    ])
  })

  test('that answers a call with a web page is at another address', async () => {
    jeecg().results['GET /sys/role/list'] = new WebPage()

    expect(await messageOf('/sys/role/list', 'application/json')).toEqual([
      502,
      'The JeecgBoot server answered with a web page. Ask an administrator to check its address.',
    ])
  })

  test('that lacks the picture of the login page is too old', async () => {
    expect(await messageOf('/sys/randomImage/1')).toEqual([
      200,
      'The JeecgBoot server is older than 2.2. Ask an administrator to update it.',
    ])
  })
})

/** Starts a JeecgBoot server and our client in front of it for the tests of a group. */
function serveUpstream({ timeoutMs, ...options }: Partial<JeecgOptions> & { timeoutMs?: number }) {
  let jeecg: JeecgServer
  let app: ReturnType<typeof buildUpstreamApp>
  beforeAll(async () => {
    jeecg = await startJeecgServer({ generation: '2.4', ...options })
    const clock = () => new Date()
    const settings = { config: readConfig({}), upstream: jeecg.url, clock }
    app = buildUpstreamApp({ ...settings, ...(timeoutMs !== undefined && { timeoutMs }) })
  })
  afterAll(async () => {
    await app.close()
    await jeecg.close()
  })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.inject({
      url: `/jeecg-boot${path}`,
      headers: { 'x-access-token': JEECG_TOKEN, 'x-locale': 'en-US', ...headers },
    })
  return { ask, jeecg: () => jeecg }
}

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
