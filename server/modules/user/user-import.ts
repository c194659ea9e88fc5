import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { HttpError } from '../../http/errors.ts'
import type { Words } from '../../http/locale.ts'
import { readIds } from '../../http/read-ids.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import type { Importer, ImportRow, RowProblem } from '../import/importer.ts'
import { type OnceOnly, takenTwice, valuesOf } from '../import/taken-once.ts'
import { unknownPositions } from '../position/options.ts'
import { NO_PASSWORD } from '../system/password.ts'
import { beginChange } from './guards.ts'
import { type NamedThings, namedDeparts, namedRoles, readNames } from './named-relations.ts'
import { asTaken, columnsOf, noPosition, refuseInvalid, taken, type UserColumns } from './rules.ts'
import { undoUsers } from './undo-users.ts'

const exact = (value: string) => value.trim()
const ONCE: readonly (OnceOnly & { sql: 'lower(username)' | 'phone' | 'email' | 'work_no' })[] = [
  {
    column: 'username',
    same: (name) => exact(name).toLowerCase(),
    taken: taken.username,
    sql: 'lower(username)',
  },
  { column: 'phone', same: exact, taken: taken.phone, sql: 'phone' },
  { column: 'email', same: exact, taken: taken.email, sql: 'email' },
  { column: 'workNo', same: exact, taken: taken.workNo, sql: 'work_no' },
]
/** As long as the columns of the table. */
const LONGEST: Readonly<Record<string, number>> = {
  realname: 100,
  email: 45,
  phone: 45,
  workNo: 100,
  post: 100,
  telephone: 45,
}
const tooLong = (most: number): Words => ({ en: `At most ${most} characters`, zh: `最多 ${most} 个字符` })
const noDepart: Words = {
  en: 'Needs one of your departments, or you would not see him',
  zh: '请填写您所管辖的部门，否则您将看不到该用户',
}
const textOf = ({ values }: ImportRow, name: string): string => String(values[name] ?? '')

const postsOf = (row: ImportRow): string[] => readIds(textOf(row, 'post'))

/** What is known of a user whose row this is; what stands in no cell is nothing. */
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
  const long = Object.entries(LONGEST)
    .filter(([column, most]) => textOf(row, column).trim().length > most)
    .map(([column, most]) => ({ row: row.row, column, words: tooLong(most) }))
  try {
    refuseInvalid(personOf(row), true)
    return long
  } catch (error) {
    if (!(error instanceof HttpError) || !error.fields) throw error
    const read = Object.entries(error.fields).filter(([column]) => Object.hasOwn(row.values, column))
    return [...long, ...read.map(([column, words]) => ({ row: row.row, column, words }))]
  }
}

async function takenValues(on: Db | Tx, rows: readonly ImportRow[]): Promise<RowProblem[]> {
  const problems: RowProblem[] = []
  for (const once of ONCE) {
    const values = valuesOf(rows, once)
    const column = sql.raw<string>(once.sql)
    const { rows: had } = await sql<{ value: string }>`select ${column} as value from sys_user
      where ${column} = any(${values}::text[])`.execute(on)
    problems.push(...takenTwice(rows, once, new Set(had.map(({ value }) => value))))
  }
  return problems
}

function wrongNames(row: ImportRow, names: NamedThings, { scope }: SignedIn): RowProblem[] {
  const departs = namedDeparts(names, textOf(row, 'departs'))
  const roles = namedRoles(names, textOf(row, 'roles'))
  const problems: RowProblem[] = []
  const at = (column: string, words: Words) => problems.push({ row: row.row, column, words })
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
    .map(({ row }) => ({ row, column: 'post', words: noPosition }))
}

async function judgeRows(on: Db | Tx, rows: readonly ImportRow[], user: SignedIn) {
  const names = await readNames(on, user)
  const problems = [
    ...rows.flatMap(wrongForms),
    ...(await takenValues(on, rows)),
    ...(await wrongPositions(on, rows)),
    ...rows.flatMap((row) => wrongNames(row, names, user)),
  ]
  return { names, problems }
}

/**
 * Users out of a file: each is what the form makes of one, and is refused as that would be. They have no password:
 * whoever may set one gives each a password for one time.
 */
export function userImporter({ ids }: Pick<Services, 'ids'>): Importer {
  const planOf = (row: ImportRow, names: NamedThings) => ({
    row: row.row,
    id: ids.nextId(),
    columns: personOf(row),
    departs: namedDeparts(names, textOf(row, 'departs')),
    roles: namedRoles(names, textOf(row, 'roles')),
  })

  async function write(
    tx: Tx,
    plans: readonly ReturnType<typeof planOf>[],
    made: { by: string; at: Date },
  ): Promise<void> {
    for (const { id, columns, departs, roles } of plans) {
      const [org_code = null] = [...departs.codes].sort()
      const person = { ...columns, id, org_code, password: NO_PASSWORD }
      await tx
        .insertInto('sys_user')
        .values({ ...person, create_by: made.by, create_time: made.at.toISOString() })
        .execute()
        .catch(asTaken)
      const rows = { user_id: id }
      const inDeparts = departs.ids.map((dep_id) => ({ ...rows, id: ids.nextId(), dep_id }))
      const withRoles = roles.ids.map((role_id) => ({ ...rows, id: ids.nextId(), role_id }))
      if (inDeparts.length > 0) await tx.insertInto('sys_user_depart').values(inDeparts).execute()
      if (withRoles.length > 0) await tx.insertInto('sys_user_role').values(withRoles).execute()
    }
  }

  return {
    checkCells: async (on, rows, user) => (await judgeRows(on, rows, user)).problems,
    check: async (on, rows, user) => (await judgeRows(on, rows, user)).problems,
    async run(tx, rows, { user, at }) {
      await beginChange(tx)
      const { names, problems } = await judgeRows(tx, rows, user)
      if (problems.length > 0) return { made: [], problems }
      const plans = rows.map((row) => planOf(row, names))
      await write(tx, plans, { by: user.username, at })
      return { made: plans.map(({ row, id }) => ({ row, recordId: id, memo: {} })), problems: [] }
    },
    undo: undoUsers,
  }
}
