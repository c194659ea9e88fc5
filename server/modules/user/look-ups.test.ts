import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const people = ['admin', 'keeper', 'clerk', 'configurator'] as const
type Person = (typeof people)[number]

let server: TestApp
let tokens: Record<Person, { 'x-access-token': string }>
const ids: Record<string, string> = {}
beforeAll(async () => {
  server = await createTestApp()
  const signedIn = await Promise.all(people.map(async (name) => [name, await server.signIn(name)] as const))
  tokens = Object.fromEntries(signedIn) as typeof tokens
  const { rows } = await server.services.database.pool.query('select id, username from sys_user')
  for (const { id, username } of rows) ids[username] = id
})
afterAll(() => server.close())

const ask = async (path: string, by: Person = 'admin') =>
  (await server.app.inject({ url: `/jeecg-boot/sys/user/${path}`, headers: tokens[by] })).json()

test('users are looked up by ids or names, with the fields of pickers', async () => {
  const byIds = await ask(`queryByIds?userIds=${ids.clerk},${ids.admin},&_t=1`, 'keeper')
  const mine = await ask(`queryByIds?userIds=${ids.keeper},none`, 'keeper')
  const byNames = await ask('queryByNames?userNames=clerk,reviewer')

  expect(byIds).toMatchObject({ success: true, result: [] })
  expect(mine.result).toMatchObject([{ username: 'keeper', email: null, birthday: null, telephone: null }])
  expect(byNames.result.map(({ username }: { username: string }) => username)).toEqual(['clerk', 'reviewer'])
  expect(JSON.stringify(byNames)).not.toContain('password')
})

test('the look-up without envelope answers a plain list, which is empty without user names', async () => {
  const several = await ask('getMultiUser?username=clerk,admin')
  const one = await ask(`getMultiUser?id=${ids.clerk}`)

  expect(several.map(({ username }: { username: string }) => username)).toEqual(['admin', 'clerk'])
  expect(one).toMatchObject([{ username: 'clerk' }])
  expect(await ask('getMultiUser')).toEqual([])
  expect(await ask(`getMultiUser?id=${ids.admin}`, 'keeper')).toEqual([])
})

test.each([
  'queryByIds?userIds=,',
  'queryByNames?userNames=,',
  'appUserList?username=,',
  'getMultiUser?id=,',
])('without names the result is empty: %s', async (path) => {
  const answer = await ask(path)

  expect(answer.result?.records ?? answer.result ?? answer).toEqual([])
})

test('the look-up of the mobile app finds users by a keyword or by user names', async () => {
  expect((await ask('appUserList?keyword=cler&pageNo=1&pageSize=5')).result).toMatchObject({
    total: 1,
    records: [{ username: 'clerk' }],
  })
  expect((await ask('appUserList?username=clerk,keeper')).result.total).toBe(2)
})

test('the look-up of the own user ignores a user in the request', async () => {
  expect(await ask('getUserSectionInfoByToken?token=anything', 'clerk')).toMatchObject({
    success: true,
    result: { sysUserId: ids.clerk, sysUserCode: 'clerk', sysUserName: expect.any(String) },
  })
  const info = await ask('getUserInfo', 'clerk')
  expect(info.result.userInfo).toMatchObject({ id: ids.clerk, username: 'clerk' })
  expect(info.result.sysAllDictItems.user_status).toHaveLength(2)
})

test('the request for a new user id requires the permission to add users', async () => {
  expect((await ask('generateUserId')).result).toMatch(/^\d+$/)
  expect(await ask('generateUserId', 'clerk')).toMatchObject({ success: false, code: 510 })
})

test.each(['queryByOrgCodeForAddressList', 'queryByOrgCode'])(
  'the address book lists colleagues of a department and its sub-departments once each: %s',
  async (path) => {
    const { pool } = server.services.database
    await pool.query(
      `update sys_user set phone = '13912345678', telephone = '0571-1', post = 'address_post' where username = 'keeper'`,
    )
    await pool.query(
      `insert into sys_position (id, code, name) values ('address', 'address_post', '店长') on conflict do nothing`,
    )
    const { rows } = await pool.query(`select org_code from sys_user where username = 'keeper'`)
    const code: string = rows[0].org_code

    const whole = await ask(`${path}?pageNo=1&pageSize=200&column=createTime&order=desc&field=id,,&orgCode=`)
    const own = await ask(`${path}?orgCode=${code}&realname=`)
    const starred = await ask(`${path}?orgCode=${code}*`)

    expect(whole.result.total).toBeGreaterThan(own.result.total)
    const names = whole.result.records.map(({ username }: { username: string }) => username)
    expect(new Set(names).size).toBe(names.length)
    expect(own.result.records).toEqual(starred.result.records)
    expect(own.result.records).toMatchObject([
      {
        id: ids.keeper,
        userId: ids.keeper,
        username: 'keeper',
        telephone: '0571-1',
        phone: '139****5678',
        post: 'address_post',
        postText: '店长',
        departName: expect.any(String),
      },
    ])
  },
)

test("lists show departments within the scope, and all of one's own", async () => {
  const { pool } = server.services.database
  await pool.query(`insert into sys_role_permission (id, role_id, permission_id)
    select md5(p.id), r.id, p.id from sys_permission p, sys_role r
    where r.role_code = 'shop_keeper' and p.perms in ('system:user:list', 'system:address:list') on conflict do nothing`)
  await pool.query(
    `insert into sys_user_depart (id, user_id, dep_id)
     select 'beyond', $1, id from sys_depart where org_code = 'A01A03' on conflict do nothing`,
    [ids.keeper],
  )
  await pool.query('update rights_epoch set epoch = epoch + 1')
  const { rows } = await pool.query(
    `select id, depart_name as name from sys_depart where org_code in ('A01A01A01', 'A01A03') order by org_code`,
  )
  const [own, beyond] = rows

  const find = async (path: string, by: Person) => {
    const { result, message } = await ask(`${path}?pageSize=200`, by)
    expect(result, message).toBeTruthy()
    return result.records.find(({ username }: { username: string }) => username === 'keeper')
  }

  expect(await find('queryByOrgCode', 'keeper')).toMatchObject({ departId: own.id, departName: own.name })
  expect(await find('list', 'keeper')).toMatchObject({ orgCodeTxt: own.name })
  expect((await ask(`queryById?id=${ids.keeper}`, 'keeper')).result.orgCodeTxt).toBe(own.name)
  for (const text of [
    (await find('queryByOrgCode', 'admin')).departName,
    (await find('list', 'admin')).orgCodeTxt,
    (await ask('getUserInfo', 'keeper')).result.userInfo.orgCodeTxt,
  ]) {
    expect(text).toContain(own.name)
    expect(text).toContain(beyond.name)
  }

  const names = async (orgCode: string, by: Person) => {
    const { result } = await ask(`queryByOrgCode?pageSize=200&orgCode=${orgCode}`, by)
    return result.records.map(({ username }: { username: string }) => username)
  }
  expect(await names('A01A03', 'admin')).toContain('keeper')
  expect(await names('A01A03', 'keeper')).toEqual([])
  expect(await names('A01A01A01', 'keeper')).toContain('keeper')
})

test('the address book requires its permission', async () => {
  expect(await ask('queryByOrgCodeForAddressList', 'configurator')).toMatchObject({ code: 510 })
})
