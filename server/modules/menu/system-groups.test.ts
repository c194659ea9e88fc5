import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'

const migration = readFileSync(
  path.resolve(import.meta.dirname, '../../db/migrations/0063-system-menu-groups.sql'),
  'utf8',
)

/** SQL statement that places the entries of System as before the groups. */
const ungroup = `
  with groups as (select id, url from sys_permission
    where url in ('/isystem/people', '/isystem/reference', '/isystem/logs', '/message'))
  update sys_permission p set parent_id = s.id from groups, sys_permission s
    where s.url = '/isystem' and p.parent_id = groups.id
      and (groups.url <> '/message' or p.component = 'system/SysAnnouncementList');
  update sys_permission set parent_id = null, menu_type = 0, sort_no = 60, name = '消息中心' where url = '/message';
  delete from sys_role_permission using sys_permission p
    where p.id = permission_id and p.url in ('/isystem/people', '/isystem/reference', '/isystem/logs');
  delete from sys_permission where url in ('/isystem/people', '/isystem/reference', '/isystem/logs');
  update app_state set value = jsonb_set(value, '{seeded}', '[]') where name = 'seed'`

let target: TestDatabase

beforeEach(async () => {
  target = await createTestDatabase({ demo: true })
})
afterEach(() => target.drop())

const run = async (sql: string) => (await target.database.pool.query(sql)).rows
const migrate = () => run(`begin; ${migration}; commit`)

/** Paths of the menu items of System, by folder. */
const places = () =>
  run(`select f.name as folder, array_agg(p.url order by p.sort_no, p.id) as urls
    from sys_permission p join sys_permission f on f.id = p.parent_id
    where p.menu_type <> 2 and (f.url like '/isystem%' or f.url = '/message') group by 1 order by 1`)

test('an existing menu gets the groups of a new installation', async () => {
  const shipped = await places()
  await run(ungroup)
  expect(await places()).not.toEqual(shipped)

  await migrate()

  expect(shipped.map(({ folder }) => folder).sort()).toEqual(['人员', '基础数据', '日志', '消息', '系统管理'])
  expect(await places()).toEqual(shipped)
})

test('an entry that a user placed stays, and no empty group is added', async () => {
  await run(ungroup)
  await run(`update sys_permission set sort_no = 3 where url = '/isystem/user';
    update sys_permission set sort_no = sort_no + 1
      where component in ('system/LogList', 'system/VisitInfo', 'system/DataLogList')`)

  await migrate()

  expect(
    await run(`select p.url, f.url as folder from sys_permission p join sys_permission f on f.id = p.parent_id
      where p.url in ('/isystem/user', '/isystem/log', '/isystem/depart') order by 1`),
  ).toEqual([
    { url: '/isystem/depart', folder: '/isystem/people' },
    { url: '/isystem/log', folder: '/isystem' },
    { url: '/isystem/user', folder: '/isystem' },
  ])
  expect(
    await run(`select exists (select from sys_permission where url = '/isystem/logs') as shown,
      (select value -> 'seeded' ? md5('gaiwan/folder//isystem/logs') from app_state where name = 'seed') as seeded`),
  ).toEqual([{ shown: false, seeded: true }])
})

test('each role keeps sight of its entries: it gets the folders above them', async () => {
  await run(ungroup)
  await run(`delete from sys_role_permission using sys_role r where r.id = role_id and r.role_code = 'shop_keeper';
    insert into sys_role_permission (id, role_id, permission_id) select p.id, r.id, p.id
      from sys_role r, sys_permission p
      where r.role_code = 'shop_keeper' and p.url = '/modules/message/sysMessageList'`)

  await migrate()

  expect(
    await run(`select p.url from sys_role_permission g join sys_role r on r.id = g.role_id
      join sys_permission p on p.id = g.permission_id where r.role_code = 'shop_keeper' order by 1`),
  ).toEqual([{ url: '/isystem' }, { url: '/message' }, { url: '/modules/message/sysMessageList' }])
})
