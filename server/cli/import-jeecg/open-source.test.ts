import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { streamRows } from './open-source.ts'
import type { SourceRow } from './source.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-source-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function rowsOf(file: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = []
  for await (const row of streamRows(file, new Set(['sys_role']))) rows.push(row)
  return rows
}

test.each([
  ['short', 'r-1,x', 2],
  ['long', 'r-1,x,y,z', 4],
])(
  'a CSV row that is too %s is reported with its line, and the other rows are read',
  async (_, row, count) => {
    writeFileSync(path.join(folder, 'sys_role.csv'), `id,role_name,role_code\n${row}\nr-tea,NULL,tea\n`)

    expect(await rowsOf(folder)).toEqual([
      { table: 'sys_role', place: 'sys_role.csv:2', cells: {}, problem: `${count} values for 3 columns` },
      {
        table: 'sys_role',
        place: 'sys_role.csv:3',
        cells: { id: 'r-tea', role_name: null, role_code: 'tea' },
      },
    ])
  },
)

test('a CREATE TABLE on one line gives the column names, with and without quotes', async () => {
  const file = path.join(folder, 'one-line.sql')
  const made = `CREATE TABLE sys_role (\`id\` varchar(32) NOT NULL COMMENT 'the key, (all)', role_name varchar(200), "price" decimal(10,2),
    PRIMARY KEY (\`id\`), UNIQUE KEY \`uniq\` (role_name)) ENGINE=InnoDB COMMENT='roles, all of them';`
  writeFileSync(file, `${made}INSERT INTO sys_role VALUES ('r-tea','Tea master',1.5);`)

  expect((await rowsOf(file)).map(({ cells }) => cells)).toEqual([
    { id: 'r-tea', role_name: 'Tea master', price: '1.5' },
  ])
})
