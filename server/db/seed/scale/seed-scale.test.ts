import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { makeDeparts } from './departments.ts'
import { makeMenus } from './menus.ts'
import { SYSTEM_SCALE, seedScale } from './seed-scale.ts'
import { makeUsers } from './users.ts'

let target: TestDatabase
beforeAll(async () => {
  target = await createTestDatabase({ demo: true })
})
afterAll(() => target.drop())

const pool = () => target.database.pool
const seed = () =>
  seedScale({
    pool: pool(),
    hashPassword: async () => 'hash',
    now: new Date('2026-01-01'),
    users: 500,
    departs: 300,
    buttons: 40,
  })
const sumOf = async (table: string) =>
  (
    await pool().query(
      `select md5(string_agg((to_jsonb(t) - 'create_time')::text, ',' order by id)) as sum from ${table} t`,
    )
  ).rows[0].sum
const TABLES = [
  'sys_user',
  'sys_depart',
  'sys_permission',
  'sys_user_role',
  'sys_user_depart',
  'sys_role_permission',
]
const count = async (sql: string) =>
  (await pool().query(`select count(*)::int as count from ${sql}`)).rows[0].count

test('a second run replaces the data of the first and changes nothing else', async () => {
  const others = await count("sys_user where id not like 'scale-%'")
  const first = await seed()
  const before = await Promise.all(TABLES.map(sumOf))

  expect(await seed()).toEqual(first)
  expect(await Promise.all(TABLES.map(sumOf))).toEqual(before)
  expect(await count("sys_user where id not like 'scale-%'")).toBe(others)
  expect([
    await count("sys_user where id like 'scale-%'"),
    await count("sys_depart where id like 'scale-%'"),
  ]).toEqual([500, 300])
})

test('a head of a region has the menus of the staff, in folders they may open', async () => {
  const { head } = await seed()
  const granted = `sys_permission p join sys_role_permission rp on rp.permission_id = p.id
    join sys_user_role ur on ur.role_id = rp.role_id join sys_user u on u.id = ur.user_id and u.username = '${head}'`

  expect(await count(`${granted} where p.perms = 'system:user:list'`)).toBe(1)
  expect(
    await count(`${granted} where p.parent_id is not null
      and p.parent_id not in (select p.id from ${granted})`),
  ).toBe(0)
})

test('all users have a department of the organisation, and administrators have all its menus', async () => {
  await seed()

  expect(
    await count(
      "sys_user u join sys_user_depart ud on ud.user_id = u.id join sys_depart d on d.id = ud.dep_id and d.org_code = u.org_code where u.id like 'scale-%'",
    ),
  ).toBe(500)
  expect(
    await count(
      "sys_depart d join sys_depart p on p.id = d.parent_id where d.id like 'scale-%' and d.org_code like p.org_code || '___'",
    ),
  ).toBe(300)
  expect(
    await count(
      "sys_permission p join sys_role_permission rp on rp.permission_id = p.id join sys_role r on r.id = rp.role_id where r.role_code = 'admin' and p.id like 'scale-%'",
    ),
  ).toBe(2_040)
})

test('at full size codes, names and numbers are unique, and parents come first', () => {
  const departs = makeDeparts(SYSTEM_SCALE.departs, 'head')
  const menus = makeMenus(SYSTEM_SCALE.buttons)
  const users = [...makeUsers(2_000, departs)]
  const isOrdered = (rows: readonly { id: string; parentId: string | null }[], root: string | null) => {
    const seen = new Set([root])
    return rows.every(({ id, parentId }) => seen.has(parentId) && seen.add(id))
  }

  expect([departs.length, menus.filter(({ menuType }) => menuType !== 2).length, menus.length]).toEqual([
    5_000, 2_000, 5_000,
  ])
  expect([isOrdered(departs, 'head'), isOrdered(menus, null)]).toEqual([true, true])
  expect(new Set(departs.map(({ code }) => code)).size).toBe(5_000)
  expect(new Set(users.map(({ phone }) => phone)).size).toBe(2_000)
  expect([...makeUsers(2_000, departs)]).toEqual(users)
})
