import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { NO_PASSWORD } from '../../platform/authentication/password.ts'
import { HttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import type { Importer, ImportRow, RowProblem } from '../../platform/import/importer.ts'
import { findDuplicates, type UniqueColumn, valuesOf } from '../../platform/import/importer.ts'
import { deleteAgents } from './account-status.ts'
import { type CellReferences, findDepartsOfCell, findRolesOfCell, readNames } from './cell-references.ts'
import { beginChange, rejectUnmanageableUsers } from './guards.ts'
import { findSysUsers } from './read.ts'
import {
  columnsOf,
  positionNotFoundText,
  takenMessages,
  throwTakenError,
  type UserColumns,
  unknownPositions,
  validateColumns,
} from './rules.ts'

const deletedText: LocalizedText = {
  en: 'the user was deleted or is no longer visible to you',
  zh: '用户已被删除或不在您的管辖范围内',
}
const active: LocalizedText = { en: 'the user has signed in', zh: '用户已登录使用' }

/**
 * Undoes an import of users by deleting them. Deletes no user if one of them has signed in, has changed data,
 * or isn't visible to the caller any more.
 */
const undoUsers: Importer['undo'] = async (tx, created, { user }) => {
  await beginChange(tx)
  const ids = created.map(({ recordId }) => recordId)
  const found = await findSysUsers(tx, { ids, scope: user.scope, lock: true })
  const existingIds = new Set(found.map(({ id }) => id))
  await rejectUnmanageableUsers(tx, ids, user)
  const { rows } = await sql<{
    id: string
  }>`select u.id from sys_user u where u.id = any(${ids}::text[]) and (
    exists (select from audit_log a where a.user_id = u.id)
    or exists (select from sys_log l where l.userid = u.username and l.log_type = 1 and l.outcome = 'SUCCESS'))`.execute(
    tx,
  )
  const used = new Set(rows.map(({ id }) => id))
  const rejected = created.flatMap(({ row, recordId }) => {
    if (!existingIds.has(recordId)) return [{ row, words: deletedText }]
    return used.has(recordId) ? [{ row, words: active }] : []
  })
  if (rejected.length > 0) return { undone: [], kept: rejected }
  await tx.deleteFrom('sys_user_role').where('user_id', 'in', ids).execute()
  await tx.deleteFrom('sys_user_depart').where('user_id', 'in', ids).execute()
  await deleteAgents(
    tx,
    found.map(({ username }) => username),
  )
  await tx.deleteFrom('sys_user').where('id', 'in', ids).execute()
  return { undone: created.map(({ row, recordId }) => ({ row, recordId })), kept: [] }
}

const exact = (value: string) => value.trim()
const UNIQUE_COLUMNS: readonly (UniqueColumn & { sql: 'lower(username)' | 'phone' | 'email' | 'work_no' })[] =
  [
    {
      column: 'username',
      same: (name) => exact(name).toLowerCase(),
      taken: takenMessages.username,
      sql: 'lower(username)',
    },
    { column: 'phone', same: exact, taken: takenMessages.phone, sql: 'phone' },
    { column: 'email', same: exact, taken: takenMessages.email, sql: 'email' },
    { column: 'workNo', same: exact, taken: takenMessages.workNo, sql: 'work_no' },
  ]
/** Maximum lengths of the imported columns. */
const MAX_LENGTHS: Readonly<Record<string, number>> = {
  realname: 100,
  email: 45,
  phone: 45,
  workNo: 100,
  post: 100,
  telephone: 45,
}
const tooLong = (most: number): LocalizedText => ({
  en: `At most ${most} characters`,
  zh: `最多 ${most} 个字符`,
})
const noDepart: LocalizedText = {
  en: "Enter one of your departments, or you won't see this user",
  zh: '请填写您所管辖的部门，否则您将看不到该用户',
}
const textOf = ({ values }: ImportRow, name: string): string => String(values[name] ?? '')

const postsOf = (row: ImportRow): string[] => readIds(textOf(row, 'post'))

/** Converts a row to the columns of a user. A missing cell becomes null. */
const personOf = (row: ImportRow): UserColumns =>
  columnsOf({
    username: textOf(row, 'username'),
    realname: textOf(row, 'realname'),
    sex: Number(textOf(row, 'sex')),
    birthday: textOf(row, 'birthday'),
    email: textOf(row, 'email'),
    phone: textOf(row, 'phone'),
    workNo: textOf(row, 'workNo'),
    post: textOf(row, 'post'),
    telephone: textOf(row, 'telephone'),
  })

function wrongForms(row: ImportRow): RowProblem[] {
  const long = Object.entries(MAX_LENGTHS)
    .filter(([column, most]) => textOf(row, column).trim().length > most)
    .map(([column, most]) => ({ row: row.row, column, words: tooLong(most) }))
  try {
    validateColumns(personOf(row), true)
    return long
  } catch (error) {
    if (!(error instanceof HttpError) || !error.fields) throw error
    const read = Object.entries(error.fields).filter(([column]) => Object.hasOwn(row.values, column))
    return [...long, ...read.map(([column, words]) => ({ row: row.row, column, words }))]
  }
}

async function takenValues(on: Db | Tx, rows: readonly ImportRow[]): Promise<RowProblem[]> {
  const problems: RowProblem[] = []
  for (const unique of UNIQUE_COLUMNS) {
    const values = valuesOf(rows, unique)
    const column = sql.raw<string>(unique.sql)
    const { rows: had } = await sql<{ value: string }>`select ${column} as value from sys_user
      where ${column} = any(${values}::text[])`.execute(on)
    problems.push(...findDuplicates(rows, unique, new Set(had.map(({ value }) => value))))
  }
  return problems
}

function wrongNames(row: ImportRow, names: CellReferences, { scope }: SignedIn): RowProblem[] {
  const departs = findDepartsOfCell(names, textOf(row, 'departs'))
  const roles = findRolesOfCell(names, textOf(row, 'roles'))
  const problems: RowProblem[] = []
  const at = (column: string, words: LocalizedText) => problems.push({ row: row.row, column, words })
  if (departs.words) at('departs', departs.words)
  else if (departs.ids.length === 0 && scope.departs !== 'all' && Object.hasOwn(row.values, 'departs'))
    at('departs', noDepart)
  if (roles.words) at('roles', roles.words)
  return problems
}

async function wrongPositions(on: Db | Tx, rows: readonly ImportRow[]): Promise<RowProblem[]> {
  const unknown = new Set(await unknownPositions(on, rows.flatMap(postsOf)))
  return rows
    .filter((row) => postsOf(row).some((code) => unknown.has(code)))
    .map(({ row }) => ({ row, column: 'post', words: positionNotFoundText }))
}

async function checkRows(on: Db | Tx, rows: readonly ImportRow[], user: SignedIn) {
  const names = await readNames(on, user)
  const problems = [
    ...rows.flatMap(wrongForms),
    ...(await takenValues(on, rows)),
    ...(await wrongPositions(on, rows)),
    ...rows.flatMap((row) => wrongNames(row, names, user)),
  ]
  return { names, problems }
}

const planOf = (row: ImportRow, names: CellReferences, nextId: () => string) => ({
  row: row.row,
  id: nextId(),
  columns: personOf(row),
  departs: findDepartsOfCell(names, textOf(row, 'departs')),
  roles: findRolesOfCell(names, textOf(row, 'roles')),
})

async function write(
  tx: Tx,
  plans: readonly ReturnType<typeof planOf>[],
  { user, at, nextId }: ChangeContext,
): Promise<void> {
  for (const { id, columns, departs, roles } of plans) {
    const [org_code = null] = [...departs.codes].sort()
    const person = { ...columns, id, org_code, password: NO_PASSWORD }
    await tx
      .insertInto('sys_user')
      .values({ ...person, create_by: user.username, create_time: at.toISOString() })
      .execute()
      .catch(throwTakenError)
    const rows = { user_id: id }
    const inDeparts = departs.ids.map((dep_id) => ({ ...rows, id: nextId(), dep_id }))
    const withRoles = roles.ids.map((role_id) => ({ ...rows, id: nextId(), role_id }))
    if (inDeparts.length > 0) await tx.insertInto('sys_user_depart').values(inDeparts).execute()
    if (withRoles.length > 0) await tx.insertInto('sys_user_role').values(withRoles).execute()
  }
}

const check: Importer['check'] = async (on, rows, user) => (await checkRows(on, rows, user)).problems

/**
 * Importer of users. Each row is validated by the rules of the user form. An imported user has no password,
 * and can sign in only after an administrator has created a one-time password.
 */
export const userImporter: Importer = {
  checkCells: check,
  check,
  async run(tx, rows, context) {
    await beginChange(tx)
    const { names, problems } = await checkRows(tx, rows, context.user)
    if (problems.length > 0) return { made: [], problems }
    const plans = rows.map((row) => planOf(row, names, context.nextId))
    await write(tx, plans, context)
    return { made: plans.map(({ row, id }) => ({ row, recordId: id, memo: {} })), problems: [] }
  },
  undo: undoUsers,
}
