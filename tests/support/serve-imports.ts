import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { importJeecg } from '../../server/cli/import-jeecg/import-jeecg.ts'
import { rowsOf } from './rows.ts'
import { serveTests } from './serve-tests.ts'

interface Options {
  isDryRun?: boolean
  skipRejected?: boolean
}

type Report = Awaited<ReturnType<typeof importJeecg>>

/** Tables that an import may change. */
const written = [
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

/** Returns six numbers of rows for each table: read, added, changed, unchanged, kept and refused rows. */
export const countsOf = ({ tables }: Report) =>
  Object.fromEntries(
    tables.map(({ table, read, added, changed, same, kept, refused }) => [
      table,
      [read, added, changed, same, kept, refused.length],
    ]),
  )

/**
 * Starts a separate server, and returns functions that import JeecgBoot databases into this server. Before
 * each test, the rows that the previous test left are removed.
 */
export function serveImports() {
  const server = serveTests()
  const { run: rows } = rowsOf(server)
  const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-jeecg-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(async () => {
    // Deletes the imported rows, but keeps the demo's departments and users.
    await rows(`delete from sys_role_permission where permission_id like 'm-%' or role_id = 'r-tea';
      delete from sys_user_role where user_id in ('u-1', 'u-2'); delete from sys_user_depart where user_id in ('u-1', 'u-2');
      delete from sys_user where id in ('u-1', 'u-2'); delete from sys_role where id = 'r-tea';
      delete from sys_permission where id like 'm-%'; delete from sys_depart where id like 'd-%';
      update sys_depart set depart_name = '总部', depart_order = 0 where org_code = 'A01';
      delete from sys_dict_item where id like 'i-%'; delete from sys_dict where id like 'x-%';
      delete from sys_position where id = 'p-1'; delete from sys_category where id like 'c-%'`)
  })

  const read = (file: string, options: Options = {}) =>
    importJeecg(server.services, { file, isDryRun: false, skipRejected: false, ...options })

  return {
    server,
    folder,
    rows,
    /** Imports a dump file, or a folder with CSV files. */
    read,
    /** Imports this dump. */
    run(text: string, options?: Options) {
      const file = path.join(folder, 'dump.sql')
      writeFileSync(file, text)
      return read(file, options)
    },
    one: async (query: string, values: unknown[] = []) => (await rows(query, values))[0],
    /** Returns a hash of the contents of all tables that an import may change. */
    async state(): Promise<string> {
      const sums = await Promise.all(
        written.map((table) =>
          rows(`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${table} t`),
        ),
      )
      return sums.map(([row]) => row.sum).join(' ')
    },
  }
}
