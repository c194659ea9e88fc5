import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { hashPassword, verifyPassword } from '../../platform/authentication/password.ts'
import { registry } from '../../registry.ts'
import { DEMO_PASSWORD } from './data/accounts.ts'
import { type FirstSeedOptions, seedFirst } from './seed-first.ts'

let target: TestDatabase

beforeEach(async () => {
  target = await createTestDatabase()
})

afterEach(() => target.drop())

const select = async (sql: string) => (await target.database.pool.query(sql)).rows

const seed = (options: Partial<FirstSeedOptions> = {}) =>
  seedFirst({
    pool: target.database.pool,
    hashPassword,
    permissions: registry.permissions,
    demo: true,
    now: new Date(),
    log: () => undefined,
    ...options,
  })

/** Creates a database that looks as after a first start, so that a test can upgrade it. */
async function takeSeeded(): Promise<void> {
  await target.drop()
  target = await createTestDatabase({ demo: true })
}

const stored = ({ username, password }: { username: string; password: string }) => ({
  username,
  hash: password,
  salt: null,
})

/**
 * SQL statements that delete menus, and their ids in the seed state. The next seed treats these menus as new.
 */
const without = (where: string) => [
  `update app_state set value = (value || '{"system": "older"}') || jsonb_build_object('seeded', (value -> 'seeded') -
    array(select id::text from sys_permission where ${where})) where name = 'seed'`,
  `delete from sys_role_permission using sys_permission where permission_id = sys_permission.id and ${where}`,
  `delete from sys_permission where ${where}`,
]

const facts = `select (select count(*) from trade_order) as trades, (select count(*) from settle_bill) as bills,
  (select count(*) from sys_user) as users, (select count(*) from sys_permission) as permissions,
  (select count(*) from sys_role_permission) as grants, (select count(*) from sys_dict_item) as items,
  (select count(*) from sys_depart) as departments, (select epoch from rights_epoch) as epoch,
  (select value from app_state where name = 'seed') as state`

test('two nodes that start together seed once, and a third start changes nothing', async () => {
  await Promise.all([seed(), seed()])
  const [once] = await select(facts)

  await seed()

  expect(once).toMatchObject({ trades: 20_000, users: 6, epoch: 2 })
  expect(await select(facts)).toEqual([once])
})

test('a seed that is killed leaves nothing, and the next start creates everything', {
  tags: ['slow'],
}, async () => {
  const [empty] = await select(facts)
  const log = () => {
    throw new Error('power cut')
  }

  await expect(seed({ log })).rejects.toThrow('power cut')

  expect(await select(facts)).toEqual([empty])
  await seed()
  expect(await select(facts)).toMatchObject([{ trades: 20_000, users: 6 }])
})

test('outside demo mode there is one administrator, whose password is shown once', async () => {
  const { adminPassword = '' } = await seed({ demo: false })
  const again = await seed({ demo: false })

  expect(adminPassword).toMatch(/^[A-Za-z0-9_-]{16}$/)
  expect(again).toEqual({})
  const users = await select('select username, password from sys_user')
  expect(users).toEqual([{ username: 'admin', password: expect.any(String) }])
  expect(await verifyPassword(adminPassword, stored(users[0]))).toBe(true)
  expect(await select(facts)).toMatchObject([{ trades: 0, bills: 0, departments: 1 }])
})

test('each demo account has the demo password, each with its own hash', async () => {
  await takeSeeded()

  const users = await select('select username, password from sys_user')
  const results = await Promise.all(users.map((user) => verifyPassword(DEMO_PASSWORD, stored(user))))

  expect(new Set(users.map(({ password }) => password)).size).toBe(6)
  expect(results).toEqual([true, true, true, true, true, true])
})

const heldStatus = `item_value = 'HELD'
  and dict_id = (select id from sys_dict where dict_code = 'settle_bill_status')`

test('an upgrade adds what is new and keeps what users changed or removed', async () => {
  await takeSeeded()
  await select(`update app_state set value = value || '{"system": "older"}' where name = 'seed'`)
  await select(`update sys_permission set name = 'Ours' where perms = 'bill:list'`)
  await select(`update sys_user set realname = 'Another person' where username = 'clerk'`)
  await select(
    `delete from sys_role_permission using sys_permission p where p.id = permission_id and p.perms = 'trade:list'`,
  )
  // One button is new in this version. A user has deleted the other button, and the role `configurator`.
  await select(`update app_state set value = value || jsonb_build_object('seeded', (value -> 'seeded') - p.id)
    from sys_permission p where app_state.name = 'seed' and p.perms = 'bill:hold'`)
  await select(`delete from sys_permission where perms in ('bill:hold', 'bill:unhold')`)
  await select(`delete from sys_role where role_code = 'configurator'`)
  await select(`delete from sys_dict_item where ${heldStatus}`)

  await seed()
  await seed()

  expect(
    await select(`select (select name from sys_permission where perms = 'bill:list') as menu,
      (select realname from sys_user where username = 'clerk') as clerk,
      (select count(*) from sys_role_permission join sys_permission p on p.id = permission_id
        where p.perms = 'trade:list') as readers,
      (select count(*) from sys_permission where perms = 'bill:hold') as buttons,
      (select count(*) from sys_role_permission join sys_permission p on p.id = permission_id
        where p.perms = 'bill:hold') as grants,
      (select count(*) from sys_permission where perms = 'bill:unhold') as deleted,
      (select count(*) from sys_role where role_code = 'configurator') as roles,
      (select count(*) from sys_dict_item where ${heldStatus}) as texts,
      (select count(*) from trade_order) as trades`),
  ).toEqual([
    {
      menu: 'Ours',
      clerk: 'Another person',
      readers: 0,
      buttons: 1,
      grants: 3,
      deleted: 0,
      roles: 0,
      texts: 1,
      trades: 20_000,
    },
  ])
})

test('names in one language get the other one unless a user changed them', { tags: ['slow'] }, async () => {
  await takeSeeded()
  await select(`update app_state set value = value || '{"system": "older"}' where name = 'seed'`)
  await select(`update sys_role set role_name_i18n = '{}', description_i18n = '{}',
    description = case role_code when 'shop_keeper' then 'Reads the bills and trades of one shop' end,
    role_name = case role_code when 'configurator' then 'Ours' else role_name end`)
  await select(`update sys_dict set dict_name_i18n = '{}', description_i18n = '{}',
    description = case dict_code when 'sex' then 'Sex' else 'Ours' end`)
  await select(`update sys_check_rule set rule_name_i18n = '{}', rule_description_i18n = '{}',
    rule_description = 'Codes: 3 to 12 letters, digits and underscores, starting with a letter'`)

  await seed()

  const told = await select(`select role_code as code, role_name as name, role_name_i18n ->> 'en-US' as en,
      description as about, description_i18n ->> 'en-US' as "aboutEn"
    from sys_role where role_code in ('shop_keeper', 'configurator')
    union all select dict_code, dict_name, dict_name_i18n ->> 'en-US', description, description_i18n ->> 'en-US'
    from sys_dict where dict_code in ('sex', 'priority')
    union all select rule_code, rule_name, rule_name_i18n ->> 'en-US', rule_description, rule_description_i18n ->> 'en-US'
    from sys_check_rule order by code`)
  expect(told).toEqual([
    {
      code: 'common',
      name: '通用编码规则',
      en: 'Common rule of codes',
      about: '编码以字母开头，由字母、数字和下划线组成，长度 3 至 12 位',
      aboutEn: 'Codes: 3 to 12 letters, digits and underscores, starting with a letter',
    },
    { code: 'configurator', name: 'Ours', en: null, about: null, aboutEn: null },
    { code: 'priority', name: '优先级', en: 'Priority', about: 'Ours', aboutEn: null },
    { code: 'sex', name: '性别', en: 'Sex', about: '用户的性别', aboutEn: 'Of a user' },
    {
      code: 'shop_keeper',
      name: '店长',
      en: 'Shop manager',
      about: '查看所属门店的账单和交易',
      aboutEn: 'Reads the bills and trades of one shop',
    },
  ])
})

test('roles of a new item get the folders above it; without the folder the item moves to the top', {
  tags: ['slow'],
}, async () => {
  await takeSeeded()
  for (const statement of without(`url in ('/bill/settleCalendar', '/shopinfo/shopForm', '/isystem/log')`))
    await select(statement)
  await select(`delete from sys_permission where url = '/bill'`)
  await select(`delete from sys_role_permission using sys_permission p where p.id = permission_id
    and p.url in ('/shopinfo', '/isystem', '/isystem/logs')`)

  await seed()

  expect(
    await select(`select url, menu_type, parent_id is null as top, (select count(*) from sys_role_permission
        where permission_id = p.id) as roles
      from sys_permission p where url in ('/bill', '/bill/settleCalendar', '/isystem', '/isystem/log', '/isystem/logs',
        '/shopinfo', '/shopinfo/shopForm') order by url`),
  ).toEqual([
    { url: '/bill/settleCalendar', menu_type: 0, top: true, roles: 4 },
    { url: '/isystem', menu_type: 0, top: true, roles: 1 },
    { url: '/isystem/log', menu_type: 1, top: false, roles: 1 },
    { url: '/isystem/logs', menu_type: 1, top: false, roles: 1 },
    { url: '/shopinfo', menu_type: 0, top: true, roles: 2 },
    { url: '/shopinfo/shopForm', menu_type: 1, top: false, roles: 2 },
  ])
})

test('a database without seed records gets what it lacks, once', { tags: ['slow'] }, async () => {
  await takeSeeded()
  await select(`update app_state set value = value - 'seeded' where name = 'seed'`)
  await select(`delete from sys_permission where perms = 'bill:hold'`)
  const buttons = `select id from sys_permission where perms = 'bill:hold'`

  await seed()
  expect(await select(buttons)).toHaveLength(1)

  await select(`delete from sys_permission where perms = 'bill:hold'`)
  await seed()
  expect(await select(buttons)).toEqual([])
})
