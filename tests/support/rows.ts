import type { TestApp } from './app.ts'

/** Returns functions that read rows for tests, or change rows that no screen of the product can change. */
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
    /** Returns the id of the user with this user name. */
    userId: idBy('sys_user', 'username'),
    /** Returns the id of the role with this code. */
    roleId: idBy('sys_role', 'role_code'),
    /** Returns the id of the department with this org code. */
    departId: idBy('sys_depart', 'org_code'),
    /** Returns the id of the menu or button with this permission code. */
    permissionId: idBy('sys_permission', 'perms'),
    /** Reads the latest row of the audit log, or some of its columns. */
    lastAudit: async (columns = 'action, subject_kind, subject_id, detail') =>
      (await run(`select ${columns} from audit_log order by seq desc limit 1`))[0],
  }
}
