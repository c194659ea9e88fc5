import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DepartNode, SysDepart } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

let server: TestApp
let tokens: Record<string, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, ['admin', 'clerk', 'keeper'])
})
afterAll(() => server.close())

interface Sent {
  query?: Record<string, string>
  body?: object
  by?: string
}
const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { query = {}, body, by = 'admin' }: Sent = {},
) =>
  (
    await server.app.inject({
      method,
      url: `/jeecg-boot${path}`,
      query,
      headers: tokens[by] ?? {},
      ...(body && { payload: body }),
    })
  ).json()
const run = async (sql: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(sql, values)).rows
const add = (parentId: string | null, departName: string, more: object = {}) =>
  send('POST', '/sys/sysDepart/add', { body: { parentId, departName, ...more } })
const made = async (parentId: string | null, departName: string): Promise<SysDepart> =>
  (await add(parentId, departName)).result
const idOf = async (orgCode: string): Promise<string> =>
  (await run('select id from sys_depart where org_code = $1', [orgCode]))[0].id
const userId = async (username: string): Promise<string> =>
  (await run('select id from sys_user where username = $1', [username]))[0].id
const remove = (id: string) => send('DELETE', '/sys/sysDepart/delete', { query: { id } })

describe('a new department', () => {
  test('a new department gets the next code below its parent and a level; its first child gets a first code', async () => {
    const { result, message } = await add(await idOf('A01'), ' 华西大区 ', { orgCategory: '2', mobile: '' })
    const below = await made(result.id, '成都')

    expect(message).toBe('Added')
    expect(result).toMatchObject({ orgCode: 'A01A06', orgType: '2', departName: '华西大区', mobile: null })
    expect(below).toMatchObject({ orgCode: 'A01A06A01', orgType: '3', parentId: result.id })
  })

  test('a new department without a parent is a company at the top', async () => {
    const top = await made('', '分公司')

    expect(top).toMatchObject({ orgCode: 'A02', orgType: '1', orgCategory: '1', parentId: null })
    expect((await remove(top.id)).success).toBe(true)
    // Codes of deleted departments are not reused.
    expect((await made(null, '新公司')).orgCode).toBe('A03')
  })

  test('two departments added at the same time get different codes', async () => {
    const parent = await made(await idOf('A01'), '并发')
    const answers = await Promise.all(['甲', '乙', '丙', '丁', '戊'].map((name) => made(parent.id, name)))

    expect(answers.map(({ orgCode }) => orgCode.slice(-3)).sort()).toEqual([
      'A01',
      'A02',
      'A03',
      'A04',
      'A05',
    ])
  })

  test('after 99 the code of a new department continues with the next letter; an unknown parent is refused', async () => {
    const parent = await made(await idOf('A01'), '满')
    const last = await made(parent.id, '末')
    await run('update sys_depart set org_code = $1 where id = $2', [`${parent.orgCode}A99`, last.id])

    expect((await made(parent.id, '后')).orgCode).toBe(`${parent.orgCode}B01`)
    expect(await add('nobody', '无')).toMatchObject({
      success: false,
      message: 'Department not found',
    })
  })

  test('a new department requires the permission and a name', async () => {
    const refused = await send('POST', '/sys/sysDepart/add', { body: { departName: 'x' }, by: 'clerk' })

    expect(refused).toMatchObject({ success: false, code: 510 })
    expect((await add(null, '  ')).success).toBe(false)
  })
})

test('an edit sends the whole record and changes neither code nor parent', async () => {
  const depart = await made(await idOf('A01'), '改名前')
  const body = {
    ...depart,
    key: depart.id,
    departName: '改名后',
    memo: 'new',
    orgCode: 'A09',
    parentId: '',
    orgType: '9',
    delFlag: '1',
  }
  const { result, message } = await send('PUT', '/sys/sysDepart/edit', { body })
  const [audit] = await run(
    "select detail from audit_log where action = 'depart.edit' order by seq desc limit 1",
  )

  expect(message).toBe('Saved')
  expect(result).toMatchObject({
    ...depart,
    departName: '改名后',
    memo: 'new',
    updateBy: 'admin',
    updateTime: expect.any(String),
  })
  expect(audit.detail).toMatchObject({ from: { departName: '改名前' }, to: { departName: '改名后' } })
  expect(await send('PUT', '/sys/sysDepart/edit', { body: { id: 'x', departName: 'y' } })).toMatchObject({
    success: false,
  })
})

describe('deleting departments', () => {
  test('deleting a department deletes its descendants', async () => {
    const parent = await made(await idOf('A01'), '上')
    await made((await made(parent.id, '中')).id, '下')

    expect(await remove(parent.id)).toMatchObject({ success: true, message: 'Deleted' })
    expect(
      await run("select 1 from sys_depart where starts_with(org_code, $1) and del_flag = '0'", [
        parent.orgCode,
      ]),
    ).toEqual([])
    expect(await remove(parent.id)).toMatchObject({ success: false })
  })

  test("a department with users or shops, or with a descendant that has them, isn't deleted, nor is any other of the batch", async () => {
    const empty = await made(await idOf('A01'), '空')
    const holder = await made(await idOf('A01'), '有人')
    const inner = await made(holder.id, '内')
    const body = { depId: inner.id, userIdList: [await userId('clerk')] }
    await send('POST', '/sys/user/editSysDepartWithUser', { body })
    const [shop] = await run('select sys_org_code as code from shop_basic_info limit 1')
    await run('delete from sys_user_depart where dep_id = $1', [await idOf(shop.code)])

    const batch = await send('DELETE', '/sys/sysDepart/deleteBatch', {
      query: { ids: `${empty.id},${holder.id},` },
    })
    const withShop = await remove(await idOf(shop.code))

    expect(batch.message).toBe('有人 or its sub-departments have people (1). Move them first.')
    expect(withShop.message).toContain('sub-departments have shops or bills')
    expect(await run('select del_flag as f from sys_depart where id = $1', [empty.id])).toEqual([{ f: '0' }])
    expect(
      await send('DELETE', '/sys/sysDepart/deleteBatch', { query: { ids: `${empty.id},,` } }),
    ).toMatchObject({ success: true })
  })
})

describe('members of a department', () => {
  const users = async (query: Record<string, string>, by = 'admin') =>
    (await send('GET', '/sys/user/departUserList', { query, by })).result

  test('members are added, listed with those of sub-departments, and removed from the department itself only', async () => {
    const parent = await made(await idOf('A01'), '人员')
    const inner = await made(parent.id, '人员内')
    const clerk = await userId('clerk')
    const body = { depId: inner.id, userIdList: [clerk, await userId('reviewer'), clerk] }
    const added = await send('POST', '/sys/user/editSysDepartWithUser', { body })
    const all = await users({ depId: parent.id, _t: '1', pageSize: '10' })
    const gone = await send('DELETE', '/sys/user/deleteUserInDepart', {
      query: { depId: parent.id, userId: clerk },
    })

    expect(added).toMatchObject({ success: true, message: 'Added' })
    expect(all.records.map(({ username }: { username: string }) => username)).toEqual(['clerk', 'reviewer'])
    expect(all).toMatchObject({ total: 2, size: 10, current: 1 })
    expect(all.records[0].phone).toMatch(/^\d{3}\*{4}\d{4}$/)
    expect((await users({ depId: parent.id, below: '0' })).total).toBe(0)
    expect((await users({ depId: inner.id, username: '*view*' })).total).toBe(1)
    expect(gone).toMatchObject({
      success: false,
      message: "A selected user doesn't belong to this department",
    })
  })

  test('members are removed completely or not at all, and their permissions change with the next request', async () => {
    const depart = await made(await idOf('A01'), '权限')
    const keeper = await userId('keeper')
    const sees = async () =>
      (await send('GET', '/sys/sysDepart/queryListByIds', { query: { ids: depart.id }, by: 'keeper' })).result
        .length
    await run('update sys_user set org_code = null where id = $1', [keeper])
    const body = { depId: depart.id, userIdList: [keeper] }
    const before = await sees()
    await send('POST', '/sys/user/editSysDepartWithUser', { body })
    const during = await sees()
    const query = { depId: depart.id, userIds: `${keeper},unknown` }
    const refused = await send('DELETE', '/sys/user/deleteUserInDepartBatch', { query })
    const kept = await sees()
    await send('DELETE', '/sys/user/deleteUserInDepartBatch', {
      query: { depId: depart.id, userIds: `${keeper},` },
    })

    expect([before, during, refused.success, kept, await sees()]).toEqual([0, 1, false, 1, 0])
  })

  test('unknown users are not added as members, nor are the others of the request', async () => {
    const depart = await made(await idOf('A01'), '未知')
    const body = { depId: depart.id, userIdList: [await userId('clerk'), 'unknown'] }

    expect((await send('POST', '/sys/user/editSysDepartWithUser', { body })).success).toBe(false)
    expect((await users({ depId: depart.id })).total).toBe(0)
  })
})

describe('department look-ups', () => {
  test('department look-ups return a short tree, the children of a department, and matches by name', async () => {
    const [root] = (await send('GET', '/sys/sysDepart/queryIdTree')).result
    const below = (await send('GET', '/sys/sysDepart/subListById', { query: { id: root.value } })).result
    const search = (keyWord: string) =>
      send('GET', '/sys/sysDepart/searchBy', { query: { keyWord }, by: 'keeper' })
    const found = await send('GET', '/sys/sysDepart/searchBy', { query: { keyWord: '华东' } })

    expect(Object.keys(root).sort()).toEqual(['children', 'key', 'title', 'value'])
    expect(below[0]).toMatchObject({ parentId: root.value, orgCode: 'A01A01' })
    expect(found.result.map(({ orgCode }: DepartNode) => orgCode)).toEqual(['A01A01'])
    expect(await search('总部')).toMatchObject({ success: false, message: 'No departments found' })
  })

  test('the look-up of managed departments returns them in the message, with their tree', async () => {
    const mine = () => send('GET', '/sys/sysDepart/queryMyDeptTreeList', { by: 'clerk' })
    const { message, result } = await mine()
    const ids = await idOf('A01A02')
    await run('update sys_user set user_identity = 2, depart_ids = $1 where username = $2', [
      `${ids},`,
      'clerk',
    ])
    const inCharge = await mine()
    const query = { keyWord: '大区', myDeptSearch: '1' }
    const found = await send('GET', '/sys/sysDepart/searchBy', { query, by: 'clerk' })

    expect([message, result]).toEqual(['1', []])
    expect(inCharge.message).toBe('2')
    expect(inCharge.result.map(({ orgCode }: SysDepart) => orgCode)).toEqual(['A01A02'])
    expect(found.result.map(({ orgCode }: SysDepart) => orgCode)).toEqual(['A01A02'])
  })

  test('the department list shows the top level first, then children, and searches all levels', async () => {
    const list = async (query: Record<string, string>) =>
      (await send('GET', '/app/departs', { query })).result.records
    const [head] = await list({})
    const below = await list({ parentId: head.id })
    const found = await list({ departName: '*华东*' })

    expect(head).toMatchObject({ orgCode: 'A01', hasChildren: true })
    expect(below.map(({ parentId }: SysDepart) => parentId)).toEqual(below.map(() => head.id))
    expect(found.map(({ orgCode }: SysDepart) => orgCode)).toEqual(['A01A01'])
  })
})

test('each change of departments is in the audit log', async () => {
  const rows = await run("select distinct action from audit_log where action like 'depart.%' order by 1")

  expect(rows.map(({ action }) => action)).toEqual([
    'depart.add',
    'depart.addUsers',
    'depart.delete',
    'depart.edit',
    'depart.removeUsers',
  ])
})

test('the parameter for the whole tree returns all departments within the scope', async () => {
  const list = async (query: Record<string, string>, by = 'admin') =>
    (await send('GET', '/app/departs', { query: { pageSize: '200', ...query }, by })).result
  const [{ count }] = await run("select count(*)::int as count from sys_depart where del_flag = '0'")

  expect((await list({ whole: 'true' })).total).toBe(count)
  expect((await list({ whole: 'false' })).total).toBeLessThan(count)
  expect((await list({ whole: 'true', orgCategory: '1' })).records).not.toHaveLength(count)
})
