import { randomUUID } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportCheck } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { multipartOf } from '../../../tests/support/upload.ts'
import { withTransaction } from '../../db/index.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'

const PAGES = { user: 'system/UserList', role: 'system/RoleUserList' } as const
type Kind = keyof typeof PAGES
type Person = 'admin' | 'keeper' | 'clerk'

let server: TestApp
let tokens: Record<Person, { 'x-access-token': string }>
beforeAll(async () => {
  server = await createTestApp()
  const [admin, keeper, clerk] = await Promise.all(
    ['admin', 'keeper', 'clerk'].map((name) => server.signIn(name)),
  )
  if (!admin || !keeper || !clerk) throw new Error('somebody cannot sign in')
  tokens = { admin, keeper, clerk }
})
afterAll(() => server.close())

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.services.database.pool.query<Row>(text, values)).rows
const send = async (form: ReturnType<typeof multipartOf>, url: string, by: Person) =>
  (
    await server.app.inject({
      method: 'POST',
      url: `/jeecg-boot${url}`,
      payload: form.payload as Buffer,
      headers: { ...form.headers, ...tokens[by] },
    })
  ).json()
const formOf = (lines: readonly string[], page?: string) =>
  multipartOf([
    ...(page === undefined ? [] : [{ name: 'page', body: page }]),
    { name: 'file', fileName: 'a.csv', body: lines.join('\n') },
  ])
const look = async (kind: Kind, lines: readonly string[], by: Person = 'admin') =>
  send(formOf(lines, PAGES[kind]), '/app/imports/check', by)
const post = async (path: string, payload: object, by: Person = 'admin') =>
  (
    await server.app.inject({
      method: 'POST',
      url: `/jeecg-boot/app/imports/${path}`,
      payload,
      headers: { ...tokens[by], 'idempotency-key': randomUUID() },
    })
  ).json()
const told = ({ problems }: ImportCheck) => problems.map(({ row, column, message }) => [row, column, message])
const USERS = '用户账号,真实姓名,部门,角色,性别,手机号,邮箱,工号,生日'

/** Grants the role of the user `keeper` all permissions of the user page except the import of roles. */
async function letKeeperImport(): Promise<string> {
  await query(`insert into sys_role_permission (id, role_id, permission_id)
    select md5(p.id), r.id, p.id from sys_permission p, sys_role r
    where r.role_code = 'shop_keeper' and p.perms in ('system:user:list', 'system:user:add', 'system:user:import')
    on conflict do nothing`)
  await withTransaction(server.services.database.db, invalidatePermissions)
  const [row] = await query<{ org_code: string }>(`select org_code from sys_user where username = 'keeper'`)
  return row?.org_code ?? ''
}

test('users are imported with departments and roles, without a password; an import is undone completely or not at all', async () => {
  const [depart] = await query<{ id: string; depart_name: string; org_code: string }>(
    `select id, depart_name, org_code from sys_depart order by length(org_code), org_code limit 1`,
  )
  const { result } = await look('user', [
    USERS,
    `imp_one,甲,${depart?.org_code},settlement_clerk,女,13700000001,one@x.cn,I-1,1990-02-28`,
    'imp_two,乙,,,,,,,',
  ])
  expect(result).toMatchObject({ rows: 2, valid: 2, problemCount: 0 })
  expect(await query(`select 1 from sys_user where username like 'imp_%'`)).toEqual([])

  expect(await post('run', { id: result.id, rows: 2, again: false })).toMatchObject({ success: true })

  const made =
    await query(`select u.username, u.password, u.sex, u.birthday::text, u.org_code, u.create_by, u.status,
      (select r.role_code from sys_user_role ur join sys_role r on r.id = ur.role_id where ur.user_id = u.id) as role,
      (select ud.dep_id from sys_user_depart ud where ud.user_id = u.id) as depart
    from sys_user u where u.username like 'imp_%' order by 1`)
  expect(made).toMatchObject([
    {
      username: 'imp_one',
      password: '!',
      sex: 2,
      birthday: expect.stringMatching(/^1990-02-28/),
      org_code: depart?.org_code,
      create_by: 'admin',
      role: 'settlement_clerk',
      depart: depart?.id,
    },
    { username: 'imp_two', org_code: null, role: null, status: 1 },
  ])
  const entry = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/login',
    payload: { username: 'imp_one', password: '!' },
  })
  expect(entry.json()).toMatchObject({ success: false, message: '用户名或密码错误' })

  expect(await post('undo', { id: result.id })).toMatchObject({ success: true })
  expect(await query(`select 1 from sys_user where username like 'imp_%'`)).toEqual([])
})

test('the importer gets the list of imported users and creates their passwords', async () => {
  const get = async (id: string, by: Person) =>
    (await server.app.inject({ url: `/jeecg-boot/app/imports/made?id=${id}`, headers: tokens[by] })).json()
  const { result: found } = await look('user', [USERS, 'made1,一号,,,,,,,', 'made2,二号,,,,,,,'])
  expect(await get(found.id, 'admin')).toMatchObject({ success: false })
  await post('run', { id: found.id, rows: 2, again: false })

  const { result: ids } = await get(found.id, 'admin')

  const named = await query<{ username: string }>(
    'select username from sys_user where id = any($1) order by username',
    [ids],
  )
  expect(named.map(({ username }) => username)).toEqual(['made1', 'made2'])
  expect(await get(found.id, 'clerk')).toMatchObject({ success: false })
  await post('undo', { id: found.id })
  expect(await get(found.id, 'admin')).toMatchObject({ success: false })
})

test('an import cannot be undone once one of its users has signed in', async () => {
  const { result } = await look('user', [USERS, 'stay_one,甲,,,,,,,', 'stay_two,乙,,,,,,,'])
  await post('run', { id: result.id, rows: 2, again: false })
  await query(
    `insert into sys_log (id, log_type, userid, username, outcome) values ('stay', 1, 'stay_two', '乙', 'SUCCESS')`,
  )

  const answer = await post('undo', { id: result.id })

  expect(answer).toMatchObject({ success: false, code: 409, message: '无法撤销：第 3 行：用户已登录使用' })
  expect(await query(`select 1 from sys_user where username like 'stay_%'`)).toHaveLength(2)
})

test('each invalid cell is reported, compared with the file and existing users', async () => {
  await query(`update sys_user set phone = '13700000009' where username = 'clerk'`)
  const { result } = await look('user', [
    USERS,
    'a b,甲,,,没有,12345,x,,2024-02-30',
    'CLERK,,nowhere,no_role,,13700000009,,,',
    'dup_one,丙,,,,,same@x.cn,I-9,',
    'DUP_ONE,丁,,,,,same@x.cn,I-9,',
  ])

  expect(told(result)).toEqual([
    [2, '用户账号', '用户名为 2 到 50 位字母、数字、点、横线或下划线'],
    [2, '性别', expect.stringMatching(/^可填：/)],
    [2, '生日', '生日格式不正确'],
    [2, '手机号', '手机号格式不正确'],
    [2, '邮箱', '邮箱格式不正确'],
    [3, '用户账号', '用户名已存在'],
    [3, '真实姓名', '不能为空'],
    [3, '部门', '本格第 1 项：没有该部门'],
    [3, '角色', '本格第 1 项：没有该角色'],
    [3, '手机号', '手机号已被其他用户使用'],
    [5, '用户账号', '与第 4 行重复'],
    [5, '邮箱', '与第 4 行重复'],
    [5, '工号', '与第 4 行重复'],
  ])
  expect(result.valid).toBe(1)
})

test('a position of a file is the code of an existing one', async () => {
  await query("insert into sys_position (id, code, name) values ('p1', 'head', '主管')")

  const { result } = await look('user', ['用户账号,真实姓名,职务', 'post_one,甲,head', 'post_two,乙,Boss'])

  expect(told(result)).toEqual([[3, '职务', '职务不存在']])
})

test("an import grants no permissions beyond the caller's own and no departments out of scope", async () => {
  const own = await letKeeperImport()

  const { result } = await look(
    'user',
    [
      USERS,
      `k_one,甲,${own},admin,,,,,`,
      `k_two,乙,A01,,,,,,`,
      'k_three,丙,,,,,,,',
      `k_four,丁,${own},shop_keeper,,,,,`,
    ],
    'keeper',
  )

  expect(told(result)).toEqual([
    [2, '角色', '包含超出您自身权限的角色，不能授予'],
    [3, '部门', '本格第 1 项：没有该部门'],
    [4, '部门', '请填写您所管辖的部门，否则您将看不到该用户'],
  ])
  expect(result.valid).toBe(1)
})

test('the import requires its permission', async () => {
  expect(await look('user', [USERS, 'x_one,甲,,,,,,,'], 'clerk')).toMatchObject({ success: false, code: 403 })
  expect(await look('role', ['角色名称,角色编码', 'x,x'], 'keeper')).toMatchObject({
    success: false,
    code: 403,
  })
})

test('roles are imported without permissions, and undone unless a user has one', async () => {
  const file = ['角色名,角色编码,描述', '导入一,imp_role_1,x', '导入二,imp_role_2,']
  const bad = await look('role', ['角色名,角色编码', 'x,admin', 'y,a b', 'z,same', 'z,same'])
  expect(told(bad.result)).toEqual([
    [2, '角色编码', '角色编码已存在'],
    [3, '角色编码', '格式不正确'],
    [5, '角色编码', '与第 4 行重复'],
  ])
  const { result } = await look('role', file)
  await post('run', { id: result.id, rows: 2, again: false })
  await query(`insert into sys_user_role (id, user_id, role_id) select 'imp', u.id, r.id
    from sys_user u, sys_role r where u.username = 'clerk' and r.role_code = 'imp_role_2'`)

  expect(await post('undo', { id: result.id })).toMatchObject({
    message: '无法撤销：第 3 行：角色“导入二”正被 1 个用户使用，请先解除关联',
  })
  await query(`delete from sys_user_role where id = 'imp'`)
  expect(await post('undo', { id: result.id })).toMatchObject({ success: true })
  expect(await query(`select 1 from sys_role where role_code like 'imp_role_%'`)).toEqual([])
})

test('a JeecgBoot client exports users and imports the same file', async () => {
  const lines = ['用户报表,,', '导出人:管理员,,', '登录账号,真实姓名,性别', 's_one,甲,男', 's_two,乙,']
  const brought = await send(formOf(lines), '/sys/user/importExcel', 'admin')
  expect(brought).toMatchObject({ success: true, code: 200, message: '文件导入成功！数据行数：2' })
  const again = await send(formOf(lines), '/sys/user/importExcel', 'admin')
  expect(again).toMatchObject({ code: 201, result: { totalCount: 2, errorCount: 2, successCount: 0 } })

  const answer = await server.app.inject({
    url: '/jeecg-boot/sys/user/exportXls?username=*s_*&column=username&order=asc&departId=',
    headers: tokens.admin,
  })

  const rows = (await readXlsx(answer.rawPayload)).sheets[0]?.rows ?? []
  expect(rows[0]?.[0]).toBe('用户报表')
  expect(rows[2]?.slice(0, 5)).toEqual(['用户账号', '真实姓名', '部门', '状态', '性别'])
  expect(rows.slice(3).map((row) => row.slice(0, 5))).toEqual(
    expect.arrayContaining([
      ['s_one', '甲', null, '正常', '男'],
      ['s_two', '乙', null, '正常', null],
    ]),
  )
  expect(JSON.stringify(rows)).not.toContain('scrypt')
})

test('our own lists are exported as files too', async () => {
  const take = (page: string, columns: string[]) =>
    server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/app/lists/export',
      payload: { page, columns, format: 'csv', query: {} },
      headers: tokens.admin,
    })

  expect((await take(PAGES.user, ['username'])).body).toContain('keeper')
  expect((await take(PAGES.role, ['roleCode'])).body).toContain('shop_keeper')
})
