import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../support/rows.ts'
import { firstOf, jeecgClient, listed, succeeded } from './client.ts'
import { expectRejection } from './expect-shape.ts'
import { serveJeecg } from './serve-jeecg.ts'

/** Calls as the unmodified clients of JeecgBoot 2.2.0 and 2.4.6 send them. */
const { client, server } = serveJeecg()
const { run } = rowsOf(server)

const asUser = async (username: string) => jeecgClient(server, await server.signIn(username))

describe('menus', () => {
  const folder = {
    ...{ menuType: 0, parentId: '', permsType: '0', status: '1', route: true, isLeaf: false, sortNo: 8 },
    ...{ hidden: false, keepAlive: false, alwaysShow: false, internalOrExternal: false, redirect: null },
  }

  test('a menu with the policy 0 of stock rows is saved, with a warning if its component is unknown', async () => {
    const menu = { ...folder, name: '茶席', url: '/tea/table', component: 'tea/TeaTable', icon: 'coffee' }

    const added = await client.post('/sys/permission/add', menu)
    const edited = await client.put('/sys/permission/edit', { ...added.result, ...menu, id: added.result.id })

    expect(added).toMatchObject({ success: true, result: { permsType: '1' } })
    for (const { message } of [added, edited]) expect(message).toContain('系统中没有名为 tea/TeaTable 的页面')
  })
})

describe('users', () => {
  test('the lists show names of departments in the columns of 2.2.0 and of 2.4.6', async () => {
    const [east] = await run("select id, depart_name as name from sys_depart where org_code = 'A01A01'")
    await run(
      `update sys_user set user_identity = 2, depart_ids = '${east.id}' where username = 'supervisor'`,
    )
    const names = {
      orgCode: expect.stringContaining(east.name),
      orgCodeTxt: expect.stringContaining(east.name),
    }

    const user = await firstOf(client, '/sys/user/list', { username: '*supervisor*' })
    const member = await firstOf(client, '/sys/user/departUserList', {
      ...{ depId: east.id, username: 'supervisor' },
    })

    expect(user).toMatchObject({ ...names, departIds_dictText: east.name })
    expect(member).toMatchObject(names)
  })

  test('the dictionaries of the user and button forms have items', async () => {
    const texts = async (code: string) =>
      (await client.get(`/sys/dict/getDictItems/${code}`)).result.map(
        ({ value, text }: { value: string; text: string }) => `${value} ${text}`,
      )

    expect(await texts('global_perms_type')).toEqual([
      '1 可见/可访问（授权后可见/可访问）',
      '2 可编辑（未授权时禁用）',
    ])
    expect(await texts('activiti_sync')).toEqual(['1 同步', '0 不同步'])
  })

  test('a role that only deleted users have is deleted; a restored user comes back without it', async () => {
    const role = { roleName: '老茶客', roleCode: 'old_guest', description: '' }
    await client.post('/sys/role/add', role)
    const { id } = await firstOf(client, '/sys/role/list', { roleCode: 'old_guest' })
    const user = {
      realname: '旧友',
      password: 'first brew of spring',
      confirmpassword: 'first brew of spring',
    }
    await client.post('/sys/user/add', { ...user, username: 'oldfriend', selectedroles: id })
    const { id: friend } = await firstOf(client, '/sys/user/list', { username: '*oldfriend*' })
    await client.remove('/sys/user/delete', { id: friend })

    const deleted = await client.remove('/sys/role/delete', { id })
    const restored = await client.put('/sys/user/putRecycleBin', { userIds: friend })
    const roles = await client.get('/sys/user/queryUserRole', { userid: friend })

    expect(succeeded(deleted, restored)).toEqual([true, true])
    expect(roles.result).toEqual([])
  })
})

test('a path with two slashes in front is the path with one, as 2.2.0 posts an import', async () => {
  const call = { url: '/jeecg-boot//sys/position/list', headers: await server.signIn() }

  const list = await server.app.inject({ ...call, query: listed })

  expect(list.json()).toMatchObject({ success: true, result: { records: expect.any(Array) } })
})

test('the captcha has the size of the picture on the login page', async () => {
  const { result } = await client.get('/sys/randomImage/1795151759400')

  const svg = Buffer.from(result.split(',')[1], 'base64').toString()
  expect(svg).toMatch(/^<svg [^>]*width="105" height="35"/)
})

test('each figure that TomcatInfo requests is a number', async () => {
  const names = readFileSync(new URL('./tomcat-metrics.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')

  for (const name of names)
    expect(await client.get(`/actuator/metrics/${name}`), name).toMatchObject({
      ...{ status: 200, name },
      measurements: expect.arrayContaining([{ statistic: expect.any(String), value: expect.any(Number) }]),
    })
})

test('2.4.6 opens the users, although no address book is synchronised', async () => {
  expect(await client.get('/sys/thirdApp/getEnabledType')).toMatchObject({
    success: true,
    result: { wechatEnterprise: false, dingtalk: false },
  })
})

test('a call without a token gets the answer of one with a bad token', async () => {
  const answers = await Promise.all(
    [undefined, { 'x-access-token': 'A'.repeat(43) }].map((headers) =>
      server.app.inject({ url: '/jeecg-boot/sys/user/list', ...(headers && { headers }) }),
    ),
  )

  for (const answer of answers)
    expect(answer.json()).toMatchObject({ status: 500, message: 'Token失效，请重新登录' })
})

test('the menu names the component by which 2.4.6 finds the page of online users', async () => {
  const { result } = await client.get('/sys/permission/getUserPermissionByToken')
  const all = (items: { component: string; children?: [] }[]): string[] =>
    items.flatMap(({ component, children = [] }) => [component, ...all(children)])

  expect(all(result.menu)).toEqual(
    expect.arrayContaining(['system/SysUserOnlineList', 'system/QuartzJobList']),
  )
})

test.each(['/message', '/sys/message'])('%s/sysMessageTemplate/exportXls is a workbook', async (mount) => {
  const answer = await server.app.inject({
    url: `/jeecg-boot${mount}/sysMessageTemplate/exportXls`,
    query: { ...listed, selections: '' },
    headers: await server.signIn(),
  })

  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('the author of an announcement reads the draft by queryById, other users do not', async () => {
  const draft = { titile: '草稿', msgContent: '<p>待发</p>', priority: 'L', msgCategory: '1', msgType: 'ALL' }
  await client.post('/sys/annountCement/add', draft)
  const { id } = await firstOf(client, '/sys/annountCement/list', { titile: '*草稿*' })

  const own = await client.get('/sys/annountCement/queryById', { id })
  const other = await (await asUser('clerk')).get('/sys/annountCement/queryById', { id })

  expect(own).toMatchObject({ success: true, result: { id, titile: '草稿', sendStatus: '0' } })
  expectRejection(other, '通告不存在')
})

describe('queries', () => {
  const rules = (entries: object[]) => ({
    superQueryParams: encodeURIComponent(JSON.stringify(entries)),
    superQueryMatchType: 'and',
  })

  test('superQueryParams compare every column of a list, but no column that the list does not show', async () => {
    const of = (field: string, val: string) =>
      client.get('/sys/user/list', { ...listed, ...rules([{ field, rule: 'eq', val, type: 'text' }]) })

    expect((await of('post', 'none')).result.records).toEqual([])
    expect((await of('userIdentity', '1')).success).toBe(true)
    for (const field of ['password', 'salt', 'no_such_column']) expectRejection(await of(field, 'x'), field)
  })

  test('superQueryParams find a masked number only as a whole', async () => {
    const of = (rule: string, val: string) =>
      client.get('/sys/message/sysMessage/list', {
        ...listed,
        ...rules([{ field: 'esReceiver', rule, val }]),
      })

    expectRejection(await of('right_like', '139'), 'esReceiver')
    expect((await of('eq', '13900000077')).success).toBe(true)
  })

  test('a bare !x is "not equal"', async () => {
    const { result } = await client.get('/sys/role/list', { ...listed, roleCode: '!admin', pageSize: '200' })
    const codes = result.records.map(({ roleCode }: { roleCode: string }) => roleCode)

    expect(codes).toContain('test')
    expect(codes).not.toContain('admin')
  })
})
