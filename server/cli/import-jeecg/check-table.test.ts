import { expect, test } from 'vitest'
import { dump } from '../../../tests/support/jeecg-dump.ts'
import { countsOf, serveImports } from '../../../tests/support/serve-imports.ts'
import { printReport } from './report.ts'

const { rows, run, one, state } = serveImports()

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
    'a user name that an existing user has',
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
    /id occurs twice/,
  ],
  [
    'a code of a role here',
    { sys_role: "INSERT INTO sys_role (id,role_name,role_code) VALUES ('r-tea','x','settlement_clerk');" },
    'sys_role',
    /role_code settlement_clerk/,
  ],
  [
    'departments in a circle',
    { sys_depart: depart("('d-1','d-2','x','Z01')", "('d-2','d-1','x','Z02')") },
    'sys_depart',
    /it is below itself/,
  ],
  [
    'a department of itself',
    { sys_depart: depart("('d-1','d-1','x','Z01')") },
    'sys_depart',
    /it is below itself/,
  ],
  [
    'a kind of menu that is none',
    { sys_permission: "INSERT INTO sys_permission (id,name,menu_type) VALUES ('m-1','x',5);" },
    'sys_permission',
    /kind of menu 5/,
  ],
])(
  '%s is refused with its position in the file, and nothing is imported',
  async (_, parts, table, reason) => {
    const before = await state()
    const report = await run(dump(parts as unknown as Record<string, string>))
    const { refused } = report.tables.find((each) => each.table === table) ?? { refused: [] }

    expect(refused.map((each) => each.reason)).toContainEqual(expect.stringMatching(reason))
    expect(refused[0]?.place).toMatch(/^line \d+, row \d+$/)
    expect([report.isWritten, await state()]).toEqual([false, before])
    expect(printReport(report, 'rows.csv')).toContain('Refused:')
  },
)

test('a row that depends on a refused row is refused too; all others can be imported', async () => {
  const parts = {
    sys_depart: depart(
      `('d-1',NULL,'${'长'.repeat(101)}','Z01')`,
      "('d-2','d-1','x','Z01A01')",
      "('d-tea',NULL,'x','B01')",
      "('d-sub','d-tea','x','B01A01')",
      "('d-root',NULL,'x','A01')",
    ),
  }

  const report = await run(dump(parts), { skipRejected: true })

  expect(report.isWritten).toBe(true)
  expect(report.tables[0]?.refused.map(({ id }) => id)).toEqual(['d-1', 'd-2'])
  expect(await one("select count(*)::int from sys_depart where id in ('d-tea', 'd-sub')")).toEqual({
    count: 2,
  })
})

test('a row with an invalid date is skipped, and whole numbers with decimals are accepted', async () => {
  const parts = {
    sys_user: user('u-1', 'lin', { birthday: "'2019-02-31'" }) + user('u-2', 'mei', { del_flag: "'0.00'" }),
  }

  const report = await run(dump(parts), { skipRejected: true })

  expect([report.isWritten, countsOf(report).sys_user]).toEqual([true, [2, 1, 0, 0, 0, 1]])
  expect(await one("select del_flag from sys_user where id = 'u-2'")).toEqual({ del_flag: 0 })
})

test('a category has the flag for children only if children were imported', async () => {
  const parts = {
    sys_category: `INSERT INTO sys_category (id,pid,name,code,has_child) VALUES
      ('c-1','0','Teas','TEA','1'),('c-2','c-1','${'长'.repeat(300)}','TEA-01',NULL),
      ('c-3','0','Cups','CUP','0'),('c-4','c-3','Bowls','CUP-01','1');`,
  }

  const first = await run(dump(parts), { skipRejected: true })
  const second = await run(dump(parts), { skipRejected: true })

  const categories = await rows("select id, has_child from sys_category where id like 'c-%' order by id")
  expect(categories.map(({ id, has_child }) => `${id} ${has_child}`)).toEqual(['c-1 0', 'c-3 1', 'c-4 0'])
  expect([countsOf(first).sys_category, countsOf(second).sys_category]).toEqual([
    [4, 3, 0, 0, 0, 1],
    [4, 0, 0, 3, 0, 1],
  ])
})
