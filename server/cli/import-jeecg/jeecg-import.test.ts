import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ADMIN, ADMIN_ROLE, dump, hashOf } from '../../../tests/support/jeecg-dump.ts'
import { countsOf, serveImports } from '../../../tests/support/serve-imports.ts'
import { visitorAt } from '../../../tests/support/visitor.ts'
import { verifyAuditChain } from '../../platform/audit-log/verify.ts'

const { server, folder, rows, read, run, one, state } = serveImports()

test('imports a dump with its ids; a second run changes nothing', async () => {
  const first = await run(dump())
  const before = await state()
  const second = await run(dump())

  expect(countsOf(first)).toEqual({
    sys_depart: [3, 2, 1, 0, 0, 0],
    sys_position: [1, 1, 0, 0, 0, 0],
    sys_role: [3, 1, 0, 0, 2, 0],
    sys_permission: [6, 3, 0, 0, 3, 0],
    sys_dict: [2, 1, 0, 0, 1, 0],
    sys_dict_item: [3, 2, 0, 0, 1, 0],
    sys_category: [2, 2, 0, 0, 0, 0],
    sys_user: [3, 2, 0, 0, 1, 0],
    sys_user_role: [4, 2, 0, 1, 1, 0],
    sys_user_depart: [3, 2, 0, 0, 1, 0],
    sys_role_permission: [5, 2, 0, 0, 2, 0],
  })
  const again = Object.values(countsOf(second))
  expect(again.map(([, added, changed]) => [added, changed])).toEqual(again.map(() => [0, 0]))
  expect((await state()).split(' ').slice(0, -1)).toEqual(before.split(' ').slice(0, -1))
})

test('keeps texts unchanged, including escapes and quotes', async () => {
  await run(dump())

  expect(await one("select depart_name from sys_depart where id = 'd-tea'")).toEqual({
    depart_name: "Tea 'garden'\n\\",
  })
  expect(await one("select depart_name, parent_id from sys_depart where id = 'd-sub'")).toEqual({
    depart_name: "茶园's (山)",
    parent_id: 'd-tea',
  })
  expect(await one("select description from sys_role where id = 'r-tea'")).toEqual({
    description: '"quoted"; and -- no comment',
  })
})

test('replaces the seeded head office', async () => {
  await run(dump())

  const root = await one("select id, depart_name from sys_depart where org_code = 'A01'")
  const lin = await one("select dep_id from sys_user_depart where id = 'ud-2'")
  const { depart_ids } = await one("select depart_ids from sys_user where id = 'u-1'")
  expect([root.depart_name, lin.dep_id, depart_ids]).toEqual(['国炬', root.id, `d-tea,${root.id}`])
})

test('keeps old passwords until sign-in hashes them again; a later import keeps the new hash', async () => {
  await run(dump())
  const visitor = visitorAt(server, '192.0.2.9')
  const login = () => visitor.post('/sys/login', { username: 'lin', password: 'tea & honey 7' })

  const entered = await login()
  const { password } = await one("select password from sys_user where id = 'u-1'")
  await run(dump())

  expect([entered.body.success, password.startsWith('scrypt$'), (await login()).body.success]).toEqual([
    true,
    true,
    true,
  ])
  expect(
    (await visitor.post('/sys/login', { username: 'mei', password: 'tea & honey 7' })).body.success,
  ).toBe(false)
})

test('the seeded administrator and roles stay, and no user gains permissions through them', async () => {
  const before = await one('select * from sys_user where id = $1', [ADMIN])
  const report = await run(dump())

  expect(await one('select * from sys_user where id = $1', [ADMIN])).toEqual(before)
  expect(await one('select role_name from sys_role where id = $1', [ADMIN_ROLE])).toEqual({
    role_name: '管理员',
  })
  expect(
    await one(
      "select count(*)::int from sys_role_permission where role_id = 'ee8626f80f7c2619917b6236f3a7f02b' and permission_id = 'm-own'",
    ),
  ).toEqual({ count: 0 })
  expect(await one("select perms, status from sys_permission where id = 'm-free'")).toEqual({
    perms: null,
    status: '0',
  })
  expect(report).toMatchObject({
    isWritten: true,
    administrators: ['mei'],
    strippedCodes: [{ name: 'Release for all', perms: 'bill:release' }],
    unknownComponents: [{ name: 'Tea list', component: 'tea/TeaList' }],
  })
})

test('existing menus are matched by URL and component and granted to roles; new menus are granted to administrators', async () => {
  await run(dump())

  const granted =
    await rows(`select p.url from sys_role_permission rp join sys_permission p on p.id = rp.permission_id
    where rp.role_id = 'r-tea' order by 1`)
  const own = await one(
    "select p.url as above from sys_permission m join sys_permission p on p.id = m.parent_id where m.id = 'm-own'",
  )
  const held = await one(
    "select count(*)::int from sys_role_permission where role_id = $1 and permission_id in ('m-own', 'm-thief', 'm-free')",
    [ADMIN_ROLE],
  )
  expect(granted).toEqual([{ url: '/isystem/user' }, { url: '/tea/list' }])
  expect([own.above, held.count]).toEqual(['/isystem', 3])
})

test('skips a grant that data rules restrict, so that no user sees more than before', async () => {
  const report = await run(dump())

  expect(report.tables.at(-1)).toMatchObject({
    skipped: { 'grants narrowed by data rules are left out: grant them again, with their rules': 1 },
  })
})

test('a second import of a changed dump updates only the changed values', async () => {
  await run(dump())
  await rows("update sys_user set work_no = '7' where id = 'u-2'")
  const report = await run(dump().replace("'林'", "'林 晚'"))

  expect(countsOf(report).sys_user).toEqual([3, 0, 2, 0, 1, 0])
  expect(await one("select realname from sys_user where id = 'u-1'")).toEqual({ realname: '林 晚' })
})

test('a dry run prints the report of the import and changes nothing', async () => {
  const before = await state()
  const dry = await run(dump(), { isDryRun: true })

  expect(await state()).toBe(before)
  expect(dry.isWritten).toBe(false)
  expect(countsOf(await run(dump()))).toEqual(countsOf(dry))
})

test('the import is in the audit log, whose chain is valid', async () => {
  await run(dump())

  const row = await one(
    "select username, detail from audit_log where action = 'system.importJeecg' order by seq desc limit 1",
  )
  expect(row).toMatchObject({
    username: 'system',
    detail: { sys_user: { read: 3, added: 2, kept: 1, refused: 0 } },
  })
  expect((await verifyAuditChain(server.services.database.db)).bad).toBeUndefined()
})

test.each([
  ['that ends within a text', dump().slice(0, 2_000), /within a statement/],
  ['without column names', "INSERT INTO sys_user VALUES ('1');", /nothing says which columns/],
  ['without any known table', 'SELECT 1;', /holds no row of sys_depart/],
])('a file %s is reported in one sentence', async (_, text, words) => {
  await expect(run(text)).rejects.toThrow(words)
})

test('reads a folder of CSV files like a dump', async () => {
  const csv = path.join(folder, 'csv')
  mkdirSync(csv, { recursive: true })
  writeFileSync(
    path.join(csv, 'sys_role.csv'),
    '\ufeffID,role_name,role_code,description\r\nr-tea,"Tea, ""the"" master\r\nof it",tea_master,\\N\r\n',
  )
  writeFileSync(
    path.join(csv, 'SYS_USER.csv'),
    `id,username,realname,password,salt,phone,status\nu-1,lin,"NULL",${hashOf('lin')},aB3dE6gH,,1\n`,
  )
  writeFileSync(path.join(csv, 'notes.csv'), 'a\n"broken')

  const report = await read(csv)

  expect(report.isWritten).toBe(true)
  expect(await one("select role_name, description from sys_role where id = 'r-tea'")).toEqual({
    role_name: 'Tea, "the" master\r\nof it',
    description: null,
  })
  expect(await one("select realname, phone from sys_user where id = 'u-1'")).toEqual({
    realname: 'NULL',
    phone: null,
  })
})
