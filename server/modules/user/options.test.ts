import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserOption } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

/** Names of the fields that a user has in JeecgBoot's API. */
const SYS_USER =
  `id username realname avatar birthday sex email phone orgCode status delFlag workNo post telephone createBy
  createTime updateBy updateTime activitiSync userIdentity departIds thirdId thirdType orgCodeTxt relTenantIds
  clientId homePath`.split(/\s+/)

let server: TestApp
let tokens: Record<string, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, ['admin', 'keeper', 'configurator'])
})
afterAll(() => server.close())

const ask = async (query: Record<string, string> = {}, by = 'admin') =>
  (
    await server.app.inject({
      url: '/jeecg-boot/sys/user/queryUserComponentData',
      query,
      headers: tokens[by],
    })
  ).json().result
const names = ({ records }: { records: UserOption[] }) => records.map(({ username }) => username)
const run = (sql: string, values: unknown[] = []) => server.services.database.pool.query(sql, values)

describe('user options', () => {
  test('user options are sorted by user name in pages, as the JeecgBoot control requests them', async () => {
    const first = await ask({
      _t: '1795151801',
      column: 'createTime',
      order: 'desc',
      field: 'id,,username,realname,sex,phone,orgCodeTxt',
      pageNo: '1',
      pageSize: '2',
    })
    const second = await ask({ pageNo: '2', pageSize: '2' })

    expect(first).toMatchObject({ size: 2, current: 1, totalCapped: false })
    expect(first.total).toBeGreaterThan(4)
    expect([...names(first), ...names(second)]).toEqual(
      [...names(first), ...names(second)].toSorted((a, b) => (a < b ? -1 : 1)),
    )
  })

  test('user options have every field that the contract gives a user; private fields are null', async () => {
    const {
      records: [first],
    } = await ask()

    expect(Object.keys(first).toSorted()).toEqual(SYS_USER.toSorted())
    expect([first.email, first.birthday, first.createBy, first.delFlag]).toEqual([null, null, null, 0])
  })

  test('user options have no password and no salt, and only the last digits of the mobile number', async () => {
    const { records } = await ask({ id: (await ask()).records[0].id })
    const { rows } = await run('select phone from sys_user where id = $1', [records[0].id])

    expect(Object.keys(records[0])).not.toEqual(expect.arrayContaining(['password']))
    expect(Object.keys(records[0])).not.toEqual(expect.arrayContaining(['salt']))
    expect(records[0].phone).toBe(`${rows[0].phone.slice(0, 3)}****${rows[0].phone.slice(-4)}`)
  })

  test.each([
    ['keyword', 'REVIEW'],
    ['keyword', '复核'],
    ['username', '*view*'],
    ['realname', '*复核*'],
  ])('user options are found by %s %s', async (key, text) => {
    await run("update sys_user set realname = '周复核' where username = 'reviewer'")

    expect(names(await ask({ [key]: text }))).toEqual(['reviewer'])
  })

  test.each(['%', '_', "' or 1=1 --", '\\'])('%s in a search for users is a plain text', async (keyword) => {
    expect(names(await ask({ keyword }))).toEqual([])
  })

  test('user options can be limited to a department and its sub-departments', async () => {
    const { rows } = await run(`select id, org_code from sys_depart where org_code = 'A01A01'`)
    const { rows: own } = await run(
      `select distinct u.username from sys_user u join sys_user_depart ud on ud.user_id = u.id
       join sys_depart d on d.id = ud.dep_id where starts_with(d.org_code, 'A01A01') order by 1`,
    )

    const found = await ask({ departId: rows[0].id, pageSize: '200' })

    expect(names(found)).toEqual(own.map(({ username }) => username))
    expect(found.total).toBe(own.length)
  })

  test('user options are found by user name or id, including frozen users; a search leaves frozen users out', async () => {
    const all = (await ask({ pageSize: '200' })).records as UserOption[]
    const ids = all.filter(({ username }) => ['clerk', 'reviewer'].includes(username)).map(({ id }) => id)
    await run("update sys_user set status = 2 where username = 'reviewer'")

    const byName = await ask({ username: 'reviewer,clerk,nobody', isMultiTranslate: 'true' })
    const byId = await ask({ id: `${ids.join(',')},`, isMultiTranslate: 'true' })
    const searched = await ask({ keyword: 'reviewer' })
    await run("update sys_user set status = 1 where username = 'reviewer'")

    expect(names(byName)).toEqual(['clerk', 'reviewer'])
    expect(names(byId)).toEqual(['clerk', 'reviewer'])
    expect(names(searched)).toEqual([])
  })

  test("user options contain only users of the caller's departments", async () => {
    const his = await ask({ pageSize: '200' }, 'keeper')
    const named = await ask({ username: 'admin,keeper', isMultiTranslate: '1' }, 'keeper')

    expect(names(his)).toContain('keeper')
    expect(names(his)).not.toContain('admin')
    expect(names(named)).toEqual(['keeper'])
  })

  test.each([
    ['pageSize', '-521', 200],
    ['pageSize', '100000', 200],
    ['pageSize', '0', 1],
    ['pageNo', '999999999', 10],
    ['pageNo', '-3', 10],
  ])('the parameter %s = %s of user options is limited to its range', async (key, value, size) => {
    const page = await ask({ [key]: value })

    expect(page.size).toBe(size)
    expect(page.current).toBeLessThanOrEqual(1_000)
  })

  test('user options require a session', async () => {
    const answer = await server.app.inject({ url: '/jeecg-boot/sys/user/queryUserComponentData' })

    expect(answer.statusCode).toBe(500)
  })
})
