import type { TestApp } from './app.ts'

/** What tests look up behind the server's back, and the change of the database that no screen makes. */
export function rowsOf(server: TestApp) {
  /** The rows that a statement answers. */
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
    /** The id of a role by its code. */
    roleId: idBy('sys_role', 'role_code'),
    /** The id of a department by its code. */
    departId: idBy('sys_depart', 'org_code'),
    /** The id of an entry of the menu by the code it grants. */
    permissionId: idBy('sys_permission', 'perms'),
    /** The last line of the audit log, or these columns of it. */
    lastAudit: async (columns = 'action, subject_kind, subject_id, detail') =>
      (await run(`select ${columns} from audit_log order by seq desc limit 1`))[0],
  }
}
