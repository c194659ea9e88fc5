import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { visitorAt } from '../../../tests/support/visitor.ts'
import { verifyAudit } from '../audit/verify.ts'
import { jeecgHash } from '../system/jeecg-hash.ts'
import { importJeecg } from './import-jeecg.ts'
import { DumpReader } from './read-dump.ts'
import { printReport } from './report.ts'
import type { SourceRow } from './source.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-jeecg-'))
const ADMIN = 'e9ca23d68d884d4ebb19d07889727dae'
const ADMIN_ROLE = 'f6817f48af4fb3af11b9e8bf182f618b'
const hashOf = (username: string, password = 'tea & honey 7') =>
  jeecgHash({ username, password, salt: 'aB3dE6gH' })

/** A dump as mysqldump writes it; parts can be put in the place of others. */
function dump(parts: Record<string, string> = {}): string {
  const tables: Record<string, string> = {
    sys_depart: `CREATE TABLE \`sys_depart\` (
  \`id\` varchar(32) NOT NULL COMMENT 'ID; the key',
  \`parent_id\` varchar(32) DEFAULT NULL COMMENT '父机构ID',
  \`depart_name\` varchar(100) NOT NULL,
  \`depart_order\` int(11) DEFAULT '0',
  \`org_category\` varchar(10) NOT NULL DEFAULT '1',
  \`org_type\` varchar(10) DEFAULT NULL,
  \`org_code\` varchar(64) NOT NULL,
  \`status\` varchar(1) DEFAULT NULL,
  \`del_flag\` varchar(1) DEFAULT NULL,
  PRIMARY KEY (\`id\`) USING BTREE,
  UNIQUE KEY \`uniq_depart_org_code\` (\`org_code\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8;
LOCK TABLES \`sys_depart\` WRITE;
/*!40000 ALTER TABLE \`sys_depart\` DISABLE KEYS */;
INSERT INTO \`sys_depart\` VALUES ('d-sub','d-tea','茶园''s (山)',2,'2','2','B01A01','1','0'),('d-root','','国炬',1,'1','1','A01','1','0'),
('d-tea',NULL,'Tea \\'garden\\'\\n\\\\',3,'1','1','B01','1','0');
/*!40000 ALTER TABLE \`sys_depart\` ENABLE KEYS */;
UNLOCK TABLES;`,
    sys_position: `INSERT INTO \`sys_position\` (\`id\`, \`code\`, \`name\`, \`post_rank\`, \`company_id\`) VALUES ('p-1','taster','Taster','2',NULL);`,
    sys_role: `INSERT INTO \`sys_role\` (id, role_name, role_code, description) VALUES
('${ADMIN_ROLE}','Their admin','admin','theirs'),
('ee8626f80f7c2619917b6236f3a7f02b','Theirs','test',NULL),
('r-tea','Tea master','tea_master','"quoted"; and -- no comment');`,
    sys_permission: `INSERT INTO \`sys_permission\` (id,parent_id,name,url,component,menu_type,perms,perms_type,sort_no,is_route,is_leaf,hidden,del_flag,rule_flag,status,internal_or_external) VALUES
('m-button','m-user','Add',NULL,NULL,2,'system:user:add','1',1.00,0,1,0,0,0,'1',b'0'),
('m-own','m-sys','Tea list','/tea/list','tea/TeaList',1,NULL,'1',3.50,1,1,0,0,1,'1',NULL),
('m-sys','','System','/isystem','layouts/RouteView',0,NULL,'1',4,1,0,0,0,0,NULL,0x00),
('m-user','m-sys','Users','/isystem/user','system/UserList',1,NULL,'1',1.10,1,0,0,0,0,NULL,x'00'),
('m-thief','m-own','Free for all',NULL,NULL,2,'tea:pour','1',1,0,1,0,0,0,'1',0),
('m-free','m-own','Release for all','/tea/free','layouts/RouteView',1,'bill:release','1',1,1,1,0,0,0,'0',0);`,
    sys_dict: `INSERT INTO \`sys_dict\` (id,dict_name,dict_code,del_flag,type) VALUES ('x-own','Kinds of tea','tea_kind',0,0),('x-sex','Sex','sex',0,1);`,
    sys_dict_item: `INSERT INTO \`sys_dict_item\` (id,dict_id,item_text,item_value,sort_order,status) VALUES ('i-1','x-own','Green','green',1,1),('i-2','x-sex','M','1',1,1),('i-3','x-sex','Other','9',3,1);`,
    sys_category: `INSERT INTO \`sys_category\` (id,pid,name,code,has_child) VALUES ('c-2','c-1','Oolong','TEA-01',NULL),('c-1','0','Teas','TEA','1');`,
    sys_user: `INSERT INTO \`sys_user\` (id,username,realname,password,salt,avatar,birthday,sex,email,phone,org_code,status,del_flag,work_no,user_identity,depart_ids,create_by,create_time) VALUES
('${ADMIN}','admin','管理员','cb362cfeefbf3d8d','RCGTeGiH','user/a.png','2018-12-05 00:00:00',1,'11@qq.com','18611111111','A01',1,0,'111',2,'d-root','admin','2038-06-21 17:54:10'),
('u-1','lin','林','${hashOf('lin')}','aB3dE6gH',NULL,'0000-00-00 00:00:00',0,'','','B01A01',1,0,'0001',2,'d-tea,d-gone,d-root','admin','2020-02-01 10:00:00'),
('u-2','mei',NULL,'${hashOf('mei')}','aB3dE6gH','x.png',NULL,2,NULL,'13900001111','B01',2,0,NULL,1,NULL,'admin','2020-02-02 10:00:00');`,
    sys_user_role: '',
    sys_user_depart: `INSERT INTO \`sys_user_depart\` (ID,user_id,dep_id) VALUES ('ud-1','u-1','d-sub'),('ud-2','u-1','d-root'),('ud-3','${ADMIN}','d-tea');`,
    sys_role_permission: `INSERT INTO \`sys_role_permission\` (id,role_id,permission_id,data_rule_ids) VALUES
('rp-1','r-tea','m-own',NULL),('rp-2','r-tea','m-user',''),('rp-3','r-tea','m-button','rule-1'),('rp-4','ee8626f80f7c2619917b6236f3a7f02b','m-own',NULL),('rp-5','${ADMIN_ROLE}','m-user',NULL);`,
    sys_log: `INSERT INTO \`sys_log\` (id,log_content) VALUES ('l-1','skip '' me; (\\'),(');`,
  }
  tables.sys_user_role = `INSERT INTO \`sys_user_role\` (id,user_id,role_id) VALUES ('ur-1','u-1','r-tea'),('ur-2','u-2','${ADMIN_ROLE}'),('ur-3','${ADMIN}','r-tea'),('ur-4','u-1','r-tea');`
  return `-- MySQL dump 10.13\n--\n/*!40101 SET NAMES utf8 */;\n# a comment; with a semicolon\n${Object.values({ ...tables, ...parts }).join('\n\n')}\n-- Dump completed\n`
}

function write(text: string): string {
  const file = path.join(folder, 'dump.sql')
  writeFileSync(file, text)
  return file
}

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const { parse } = JSON
const pool = () => server.services.database.pool
/** Everything of the tables an import may write, to see that nothing moved. */
const state = async () => {
  const tables = [
    'sys_depart',
    'sys_role',
    'sys_permission',
    'sys_user',
    'sys_user_role',
    'sys_user_depart',
    'sys_role_permission',
    'sys_dict',
    'sys_dict_item',
    'audit_log',
  ]
  const all = await Promise.all(
    tables.map((table) =>
      pool().query(
        `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${table} t`,
      ),
    ),
  )
  return all.map(({ rows }) => rows[0].sum).join(' ')
}
const run = (text: string, options: { isDryRun?: boolean; leaveOutRefused?: boolean } = {}) =>
  importJeecg(server.services, { file: write(text), isDryRun: false, leaveOutRefused: false, ...options })
const one = async (query: string, values: unknown[] = []) => (await pool().query(query, values)).rows[0]
const countsOf = ({ tables }: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(
    tables.map(({ table, read, added, changed, same, kept, refused }) => [
      table,
      [read, added, changed, same, kept, refused.length],
    ]),
  )

beforeEach(async () => {
  // The demo's own departments and people stay; what a test imported goes.
  await pool().query(`delete from sys_role_permission where permission_id like 'm-%' or role_id = 'r-tea';
    delete from sys_user_role where user_id in ('u-1', 'u-2'); delete from sys_user_depart where user_id in ('u-1', 'u-2');
    delete from sys_user where id in ('u-1', 'u-2'); delete from sys_role where id = 'r-tea';
    delete from sys_permission where id like 'm-%'; delete from sys_depart where id like 'd-%';
    update sys_depart set depart_name = '总部', depart_order = 0 where org_code = 'A01';
    delete from sys_dict_item where id like 'i-%'; delete from sys_dict where id like 'x-%';
    delete from sys_position where id = 'p-1'; delete from sys_category where id like 'c-%'`)
})

test('a dump is taken over with its ids, and a second time nothing changes', async () => {
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

test('texts come out as they went in, escapes, quotes and all', async () => {
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

test('the head office that was seeded is theirs from now on', async () => {
  await run(dump())

  const root = await one("select id, depart_name from sys_depart where org_code = 'A01'")
  const lin = await one("select dep_id from sys_user_depart where id = 'ud-2'")
  const { depart_ids } = await one("select depart_ids from sys_user where id = 'u-1'")
  expect([root.depart_name, lin.dep_id, depart_ids]).toEqual(['国炬', root.id, `d-tea,${root.id}`])
})

test('people sign in with their old password, which is hashed anew; a later import leaves that hash', async () => {
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

test("the administrator, his role and that of the registered stay ours, and nobody's rights grow by codes of ours", async () => {
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

test('menus that are here already are found by what they open, and roles get them; new ones the administrators hold', async () => {
  await run(dump())

  const granted =
    await pool().query(`select p.url from sys_role_permission rp join sys_permission p on p.id = rp.permission_id
    where rp.role_id = 'r-tea' order by 1`)
  const own = await one(
    "select p.url as above from sys_permission m join sys_permission p on p.id = m.parent_id where m.id = 'm-own'",
  )
  const held = await one(
    "select count(*)::int from sys_role_permission where role_id = $1 and permission_id in ('m-own', 'm-thief', 'm-free')",
    [ADMIN_ROLE],
  )
  expect(granted.rows).toEqual([{ url: '/isystem/user' }, { url: '/tea/list' }])
  expect([own.above, held.count]).toEqual(['/isystem', 3])
})

test('a grant that data rules narrowed is left out, so that nobody sees more than he did', async () => {
  const report = await run(dump())

  expect(report.tables.at(-1)).toMatchObject({
    leftOut: { 'grants narrowed by data rules are left out: grant them anew, with their rules': 1 },
  })
})

test('a changed dump changes what it says, and nothing else', async () => {
  await run(dump())
  await pool().query("update sys_user set work_no = '7' where id = 'u-2'")
  const report = await run(dump().replace("'林'", "'林 晚'"))

  expect(countsOf(report).sys_user).toEqual([3, 0, 2, 0, 1, 0])
  expect(await one("select realname from sys_user where id = 'u-1'")).toEqual({ realname: '林 晚' })
})

test('a dry run tells the same and changes nothing', async () => {
  const before = await state()
  const dry = await run(dump(), { isDryRun: true })

  expect(await state()).toBe(before)
  expect(dry.isWritten).toBe(false)
  expect(countsOf(await run(dump()))).toEqual(countsOf(dry))
})

test('the import stands in the audit log, whose chain holds', async () => {
  await run(dump())

  const row = await one(
    "select username, detail from audit_log where action = 'system.importJeecg' order by seq desc limit 1",
  )
  expect(row).toMatchObject({
    username: 'system',
    detail: { sys_user: { read: 3, added: 2, kept: 1, refused: 0 } },
  })
  expect((await verifyAudit(server.services.database.db)).bad).toBeUndefined()
})

const user = (id: string, username: string, more: Record<string, string> = {}) => {
  const cells = {
    id: `'${id}'`,
    username: `'${username}'`,
    realname: "'x'",
    password: "'cb362cfeefbf3d8d'",
    salt: "'RCGTeGiH'",
    phone: 'NULL',
    status: '1',
    ...more,
  }
  return `INSERT INTO sys_user (${Object.keys(cells).join(',')}) VALUES (${Object.values(cells).join(',')});`
}
const depart = (...rows: string[]) =>
  `INSERT INTO sys_depart (id,parent_id,depart_name,org_code) VALUES ${rows.join(',')};`

test.each([
  [
    'a user name that somebody else has here',
    { sys_user: user('u-9', 'Clerk') },
    'sys_user',
    /username Clerk is that of another row/,
  ],
  [
    'a user name twice in the file',
    { sys_user: user('u-1', 'lin') + user('u-2', 'LIN') },
    'sys_user',
    /username LIN is that of another row \(u-1\)/,
  ],
  [
    'a phone of somebody here',
    { sys_user: user('u-1', 'lin', { phone: "'19900000002'" }) },
    'sys_user',
    /phone 19900000002/,
  ],
  [
    'a password that is no hash',
    { sys_user: user('u-1', 'lin', { password: "'123456'" }) },
    'sys_user',
    /password is none that JeecgBoot stores/,
  ],
  [
    'a hash of ours',
    { sys_user: user('u-1', 'lin', { password: "'scrypt$16384$8$5$a$b'" }) },
    'sys_user',
    /password is none/,
  ],
  [
    'a day that no calendar has',
    { sys_user: user('u-1', 'lin', { birthday: "'2019-02-31 00:00:00'" }) },
    'sys_user',
    /birthday is no time: 2019-02-31 00:00:00/,
  ],
  ['a sex that is none', { sys_user: user('u-1', 'lin', { sex: '9' }) }, 'sys_user', /sex 9/],
  ['a status that is none', { sys_user: user('u-1', 'lin', { status: '7' }) }, 'sys_user', /status 7/],
  [
    'a text that is too long',
    { sys_user: user('u-1', 'lin', { realname: `'${'长'.repeat(101)}'` }) },
    'sys_user',
    /realname has 101 characters, at most 100/,
  ],
  ['a number that is none', { sys_user: user('u-1', 'lin', { status: "'one'" }) }, 'sys_user', /status one/],
  ['a row without an id', { sys_user: user('', 'lin') }, 'sys_user', /id is missing/],
  [
    'a row with too few values',
    { sys_role: "INSERT INTO sys_role (id,role_name,role_code) VALUES ('r-tea','x');" },
    'sys_role',
    /2 values for 3 columns/,
  ],
  [
    'a row whose column is missing',
    { sys_role: "INSERT INTO sys_role (id,role_name) VALUES ('r-tea','x');" },
    'sys_role',
    /role_code is missing/,
  ],
  [
    'a value that is no literal',
    { sys_role: "INSERT INTO sys_role (id,role_name,role_code) VALUES ('r-tea',now(),'x');" },
    'sys_role',
    /the value of role_name is none/,
  ],
  [
    'an id twice',
    { sys_role: "INSERT INTO sys_role (id,role_name,role_code) VALUES ('r-tea','x','y'),('r-tea','x','z');" },
    'sys_role',
    /id stands twice/,
  ],
  [
    'a code of a role here',
    { sys_role: "INSERT INTO sys_role (id,role_name,role_code) VALUES ('r-tea','x','settlement_clerk');" },
    'sys_role',
    /role_code settlement_clerk/,
  ],
  [
    'a department above that is not there',
    { sys_depart: depart("('d-1','d-gone','x','Z01')") },
    'sys_depart',
    /the row above, d-gone, is not there/,
  ],
  [
    'departments in a circle',
    { sys_depart: depart("('d-1','d-2','x','Z01')", "('d-2','d-1','x','Z02')") },
    'sys_depart',
    /it stands below itself/,
  ],
  [
    'a department of itself',
    { sys_depart: depart("('d-1','d-1','x','Z01')") },
    'sys_depart',
    /it stands below itself/,
  ],
  [
    'a code that does not follow the one above',
    { sys_depart: depart("('d-1',NULL,'x','Z01')", "('d-2','d-1','x','Y01')") },
    'sys_depart',
    /does not begin with that of the department above, Z01/,
  ],
  [
    'a code of a department here',
    { sys_depart: depart("('d-1',NULL,'x','A01A01')") },
    'sys_depart',
    /org_code A01A01/,
  ],
  [
    'a kind of menu that is none',
    { sys_permission: "INSERT INTO sys_permission (id,name,menu_type) VALUES ('m-1','x',5);" },
    'sys_permission',
    /kind of menu 5/,
  ],
  [
    'an item of a dictionary that is not there',
    {
      sys_dict_item:
        "INSERT INTO sys_dict_item (id,dict_id,item_text,item_value) VALUES ('i-1','x-gone','a','b');",
    },
    'sys_dict_item',
    /dict_id x-gone is no row of sys_dict/,
  ],
  [
    'a role of nobody',
    { sys_user_role: "INSERT INTO sys_user_role (id,user_id,role_id) VALUES ('ur-1','u-gone','r-tea');" },
    'sys_user_role',
    /user_id u-gone/,
  ],
])('%s is refused with its place, and then nothing is taken', async (_, parts, table, reason) => {
  const before = await state()
  const report = await run(dump(parts as unknown as Record<string, string>))
  const { refused } = report.tables.find((each) => each.table === table) ?? { refused: [] }

  expect(refused.map((each) => each.reason)).toContainEqual(expect.stringMatching(reason))
  expect(refused[0]?.place).toMatch(/^line \d+, row \d+$/)
  expect([report.isWritten, await state()]).toEqual([false, before])
  expect(printReport(report)).toContain('Refused:')
})

test('what hangs on a refused row is refused with it, and the rest can be taken', async () => {
  const parts = {
    sys_depart: depart(
      "('d-1','d-gone','x','Z01')",
      "('d-2','d-1','x','Z01A01')",
      "('d-tea',NULL,'x','B01')",
      "('d-sub','d-tea','x','B01A01')",
      "('d-root',NULL,'x','A01')",
    ),
  }

  const report = await run(dump(parts), { leaveOutRefused: true })

  expect(report.isWritten).toBe(true)
  expect(report.tables[0]?.refused.map(({ id }) => id)).toEqual(['d-1', 'd-2'])
  expect(await one("select count(*)::int from sys_depart where id in ('d-tea', 'd-sub')")).toEqual({
    count: 2,
  })
})

test('a refused day is left out like any other row, and whole numbers with decimals are whole', async () => {
  const parts = {
    sys_user: user('u-1', 'lin', { birthday: "'2019-02-31'" }) + user('u-2', 'mei', { del_flag: "'0.00'" }),
  }

  const report = await run(dump(parts), { leaveOutRefused: true })

  expect([report.isWritten, countsOf(report).sys_user]).toEqual([true, [2, 1, 0, 0, 0, 1]])
  expect(await one("select del_flag from sys_user where id = 'u-2'")).toEqual({ del_flag: 0 })
})

test('a category says that it has others below only where they were taken', async () => {
  const parts = {
    sys_category: `INSERT INTO sys_category (id,pid,name,code,has_child) VALUES
      ('c-1','0','Teas','TEA','1'),('c-2','c-1','${'长'.repeat(300)}','TEA-01',NULL),
      ('c-3','0','Cups','CUP','0'),('c-4','c-3','Bowls','CUP-01','1');`,
  }

  const first = await run(dump(parts), { leaveOutRefused: true })
  const second = await run(dump(parts), { leaveOutRefused: true })

  const { rows } = await pool().query(
    "select id, has_child from sys_category where id like 'c-%' order by id",
  )
  expect(rows.map(({ id, has_child }) => `${id} ${has_child}`)).toEqual(['c-1 0', 'c-3 1', 'c-4 0'])
  expect([countsOf(first).sys_category, countsOf(second).sys_category]).toEqual([
    [4, 3, 0, 0, 0, 1],
    [4, 0, 0, 3, 0, 1],
  ])
})

test.each([
  ['within a text', dump().slice(0, 2_000), /within a statement/],
  ['without names of columns', "INSERT INTO sys_user VALUES ('1');", /nothing says which columns/],
  ['without any of the tables', 'SELECT 1;', /holds no row of sys_depart/],
])('a file that ends or begins %s is told in one sentence', async (_, text, words) => {
  await expect(run(text)).rejects.toThrow(words)
})

test('a folder of CSV files is read like a dump', async () => {
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

  const report = await importJeecg(server.services, { file: csv, isDryRun: false, leaveOutRefused: false })

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

test('wherever the file is cut into pieces, the rows are the same', () => {
  const text = dump()
  const rowsOf = (size: number): SourceRow[] => {
    const reader = new DumpReader(new Set(['sys_depart', 'sys_user', 'sys_permission', 'sys_role']))
    const rows: SourceRow[] = []
    for (let at = 0; at < text.length; at += size) rows.push(...reader.read(text.slice(at, at + size)))
    reader.end()
    return rows
  }
  const whole = rowsOf(text.length)

  expect(whole).toHaveLength(15)
  expect([1, 2, 3, 7, 64].map((size) => parse(JSON.stringify(rowsOf(size))))).toEqual(
    Array(5).fill(parse(JSON.stringify(whole))),
  )
  expect(whole.find(({ cells }) => cells.id === 'm-button')).toMatchObject({
    place: `line ${text.slice(0, text.indexOf("('m-button'")).split('\n').length}, row 1`,
    cells: { internal_or_external: '0', url: null, sort_no: '1.00' },
  })
})
