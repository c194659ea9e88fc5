import type { TestApp } from './app.ts'

/** Reads rows for tests, and changes them where no screen of the product can. */
export function rowsOf(server: TestApp) {
  /** Runs an SQL statement and returns its rows. */
  const run = async (text: string, values: unknown[] = []) =>
    (await server.services.database.pool.query(text, values)).rows
  const idBy =
    (table: string, column: string) =>
    async (value: string): Promise<string> =>
      (await run(`select id from ${table} where ${column} = $1`, [value]))[0].id
  return {
    run,
    /** Id of a user by user name. */
    userId: idBy('sys_user', 'username'),
    /** Id of a role by code. */
    roleId: idBy('sys_role', 'role_code'),
    /** Id of a department by org code. */
    departId: idBy('sys_depart', 'org_code'),
    /** Id of a menu or button by permission code. */
    permissionId: idBy('sys_permission', 'perms'),
    /** Reads the latest row of the audit log, or some of its columns. */
    lastAudit: async (columns = 'action, subject_kind, subject_id, detail') =>
      (await run(`select ${columns} from audit_log order by seq desc limit 1`))[0],
  }
}
