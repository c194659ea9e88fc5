import type { EditStatement } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type { DeclaredStatement } from './declaration.ts'
import { statementChanged, statementDenied, statementOff, statementRoleUnknown } from './errors.ts'
import { DEFAULT_ROWS, DEFAULT_SECONDS } from './registry.ts'

/** Settings of a statement, which administrators edit. */
export interface Settings {
  enabled: boolean
  roleCodes: string | null
  maxRows: number
  maxSeconds: number
  /** Version of the settings; 0 before they are saved for the first time. */
  version: number
}

const DEFAULTS: Settings = {
  enabled: true,
  roleCodes: null,
  maxRows: DEFAULT_ROWS,
  maxSeconds: DEFAULT_SECONDS,
  version: 0,
}

/** Reads the settings of a statement, or its default settings. */
export async function settingsOf(db: Db | Tx, code: string): Promise<Settings> {
  const row = await db
    .selectFrom('sys_statement')
    .select([
      'enabled',
      'role_codes as roleCodes',
      'max_rows as maxRows',
      'max_seconds as maxSeconds',
      'version',
    ])
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/**
 * True if a user has the permission of a statement. If the statement is limited to certain roles, the user
 * must also have one of these roles.
 */
export const mayRun = (
  { access }: Pick<DeclaredStatement, 'access'>,
  { roleCodes }: Pick<Settings, 'roleCodes'>,
  { permissions, roles }: SignedIn,
): boolean =>
  permissions.has(access) && (roleCodes === null || readIds(roleCodes).some((code) => roles.includes(code)))

/** Throws if a statement is inactive or the user may not run it. */
export function requireRunnable(statement: DeclaredStatement, settings: Settings, user: SignedIn): void {
  if (!mayRun(statement, settings, user)) throw statementDenied()
  if (!settings.enabled) throw statementOff()
}

async function requireKnownRoles(tx: Tx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  const found = await tx.selectFrom('sys_role').select('role_code').where('role_code', 'in', codes).execute()
  const known = new Set(found.map(({ role_code }) => role_code))
  const unknownRole = codes.find((code) => !known.has(code))
  if (unknownRole !== undefined) throw statementRoleUnknown({ code: unknownRole.slice(0, 100) })
}

/** Saves the settings of a statement. Throws if the caller read an older version. */
export async function saveSettings(
  tx: Tx,
  body: EditStatement,
  { user, at }: { user: SignedIn; at: Date },
): Promise<{ before: Settings; after: Settings }> {
  const roles = readIds(body.roleCodes ?? '')
  await requireKnownRoles(tx, roles)
  const before = await settingsOf(tx, body.id)
  const after: Settings = {
    enabled: body.enabled,
    roleCodes: roles.join(',') || null,
    maxRows: body.maxRows,
    maxSeconds: body.maxSeconds,
    version: body.version + 1,
  }
  const values = {
    enabled: after.enabled,
    role_codes: after.roleCodes,
    max_rows: after.maxRows,
    max_seconds: after.maxSeconds,
    version: after.version,
    update_by: user.username,
    update_time: at.toISOString(),
  }
  const saved = await tx
    .insertInto('sys_statement')
    .values({ code: body.id, ...values })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet(values).where('sys_statement.version', '=', body.version),
    )
    .executeTakeFirst()
  const isFirst = before.version === 0
  if (saved.numInsertedOrUpdatedRows !== 1n || (isFirst && body.version !== 0)) throw statementChanged()
  return { before, after }
}
