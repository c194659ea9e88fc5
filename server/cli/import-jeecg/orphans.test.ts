import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dump, hashOf } from '../../../tests/support/jeecg-dump.ts'
import { countsOf, serveImports } from '../../../tests/support/serve-imports.ts'
import { printReport } from './report.ts'
import { prepareRowsFile, writeRowsFile } from './rows-file.ts'
import { verdictOf } from './verdict.ts'

const { rows, run, one, state } = serveImports()

/** A dump with the orphans that databases of JeecgBoot collect, since they have no foreign keys. */
const orphans = dump({
  sys_depart: `INSERT INTO sys_depart (id,parent_id,depart_name,org_type,org_code) VALUES
    ('d-root',NULL,'Head office','1','A01'),
    ('d-taken',NULL,'Branch','1','A01A01'),('d-taken-sub','d-taken','Desk','2','A01A01A01'),
    ('d-none','d-root','No code','2',NULL),('d-blank','d-root','Blank code','2',''),
    ('d-lost','d-gone','Lost','2','K07A01'),('d-lost-sub','d-lost','Below lost','3','K07A01A02'),
    ('d-odd','d-root','Other branch','2','B09'),('d-fine','d-root','Fine','2','A01K01');`,
  sys_category: `INSERT INTO sys_category (id,pid,name,code) VALUES
    ('c-1','0','Teas',NULL),('c-2','c-1','Green',''),('c-3','c-gone','Lost','TEA-09');`,
  sys_permission: `INSERT INTO sys_permission (id,parent_id,name,url,component,menu_type) VALUES
    ('m-own','','Tea list','/tea/list','tea/TeaList',0),
    ('m-online','m-own','Online','/isystem/online','system/SysUserOnlineList',1),
    ('m-lost','m-gone','Lost','/tea/lost','tea/Lost',1),('m-below','m-lost','Add',NULL,NULL,2);`,
  sys_dict_item: `INSERT INTO sys_dict_item (id,dict_id,item_text,item_value) VALUES
    ('i-1','x-own','Green','green'),('i-2','x-gone','Lost','lost'),('i-3','x-own','Green again','green');`,
  sys_user: `INSERT INTO sys_user (id,username,realname,password,salt,org_code,status) VALUES
    ('u-1','lin','Lin','${hashOf('lin')}','aB3dE6gH','A01A01A01',1),
    ('u-2','mei','Mei','${hashOf('mei')}','aB3dE6gH','K07A01',1);`,
  sys_user_role: `INSERT INTO sys_user_role (id,user_id,role_id) VALUES
    ('ur-1','u-1','r-tea'),('ur-2','u-gone','r-tea'),('ur-3','u-1','r-gone'),('ur-4','u-1',NULL);`,
  sys_user_depart: `INSERT INTO sys_user_depart (id,user_id,dep_id) VALUES
    ('ud-1','u-1','d-taken-sub'),('ud-2','u-1','d-gone'),('ud-3','u-2','d-lost');`,
  sys_role_permission: `INSERT INTO sys_role_permission (id,role_id,permission_id) VALUES
    ('rp-1','r-tea','m-own'),('rp-2','r-tea','m-gone'),('rp-3','r-gone','m-own'),('rp-4','r-tea','m-lost');`,
})

const leftOut = ({ tables }: Awaited<ReturnType<typeof run>>) =>
  tables.flatMap((report) => report.leftOut.map(({ id }) => id))

test('a dry run of a dump with orphans is ready to import, and says what it changes', async () => {
  const before = await state()

  const report = await run(orphans, { isDryRun: true })

  expect(verdictOf(report, { isDryRun: true, skipRejected: false })).toEqual({
    isRejected: false,
    text: expect.stringMatching(/ready to import\.$/),
  })
  expect(await state()).toBe(before)
  const text = printReport(report, 'rows.csv')
  expect(text).toContain('sys_user_role: 2 (')
  expect(text).toContain('  sys_depart: 7')
  expect(text.split('\n').length).toBeLessThan(45)
})

test('links, items and menus that point at nothing are counted and left out', async () => {
  const report = await run(orphans)

  expect(report.isWritten).toBe(true)
  expect(leftOut(report)).toEqual([
    ...['m-lost', 'm-below', 'i-2', 'i-3', 'ur-2', 'ur-3', 'ur-4', 'ud-2', 'rp-2', 'rp-3', 'rp-4'],
  ])
  expect(await rows("select role_id from sys_user_role where user_id = 'u-1'")).toEqual([
    { role_id: 'r-tea' },
  ])
})

test('departments get a code that is free below their parent, with their children and users', async () => {
  await run(orphans)

  const stored = await rows(
    "select id, parent_id, org_code, org_type from sys_depart where id like 'd-%' order by id",
  )
  const codes = Object.fromEntries(stored.map(({ id, org_code }) => [id, org_code]))
  const users = await rows("select id, org_code from sys_user where id in ('u-1', 'u-2') order by id")
  const all = await rows('select org_code from sys_depart')
  const { id: root } = await one("select id from sys_depart where org_code = 'A01'")

  expect(codes['d-taken']).toMatch(/^[A-Z]\d\d$/)
  expect(codes['d-taken-sub']).toBe(`${codes['d-taken']}A01`)
  for (const id of ['d-none', 'd-blank', 'd-odd']) expect(codes[id]).toMatch(/^A01[A-Z]\d\d$/)
  expect(codes['d-fine']).toBe('A01K01')
  expect(codes['d-lost']).toMatch(/^[A-Z]\d\d$/)
  expect(codes['d-lost-sub']).toBe(`${codes['d-lost']}A02`)
  expect(stored.find(({ id }) => id === 'd-lost')).toMatchObject({ parent_id: null, org_type: '1' })
  expect(stored.find(({ id }) => id === 'd-none')).toMatchObject({ parent_id: root })
  expect(users).toEqual([
    { id: 'u-1', org_code: codes['d-taken-sub'] },
    { id: 'u-2', org_code: codes['d-lost'] },
  ])
  expect(new Set(all.map(({ org_code }) => org_code)).size).toBe(all.length)
})

test('categories get a code, and go to the top if their parent is missing', async () => {
  await run(orphans)

  const [teas, green, lost] = await rows("select pid, code from sys_category where id like 'c-%' order by id")
  expect(teas).toEqual({ pid: '0', code: expect.stringMatching(/^[A-Z]\d\d$/) })
  expect(green).toEqual({ pid: 'c-1', code: expect.stringMatching(new RegExp(`^${teas.code}[A-Z]\\d\\d$`)) })
  expect(lost).toEqual({ pid: '0', code: 'TEA-09' })
})

test('a second import of such a dump changes nothing', async () => {
  await run(orphans)
  const codes = () => rows('select id, org_code, org_type, parent_id from sys_depart order by id')
  const before = await codes()

  const again = Object.values(countsOf(await run(orphans)))

  expect(again.map(([, added, changed]) => [added, changed])).toEqual(again.map(() => [0, 0]))
  expect(await codes()).toEqual(before)
})

test('the file of rows names each row with its reason', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-rows-'))
  const report = await run(orphans, { isDryRun: true })

  const file = prepareRowsFile(folder)
  const [table] = report.tables
  if (table) table.refused = [{ place: '=1+1', id: '@x', reason: '-2' }]
  writeRowsFile(report, file)
  const text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })

  expect(text).toMatch(/"sys_user_role","left out","line \d+, row 2","ur-2","user_id u-gone is no row/)
  expect(text).toMatch(
    /"sys_depart","changed","line \d+, row 6","d-lost","the row above, d-gone, is not there/,
  )
  expect(text).toContain('"sys_permission","opens nothing","","","Tea list: tea/TeaList is no page here"')
  expect(text).toContain('"refused","\'=1+1","\'@x","\'-2"')
})

test('a folder in which the file of rows cannot be written is reported before the import', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-rows-'))
  mkdirSync(path.join(folder, 'import-jeecg.csv'))

  expect(() => prepareRowsFile(folder)).toThrow("the report can't be written. Set DATA_DIR.")
  rmSync(folder, { recursive: true })
})
