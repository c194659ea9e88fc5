import { type NewRole, shapes } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { everything } from '../../http/scope.ts'
import { nameEveryProblem, refusalOf } from '../../http/validation.ts'
import type { Services } from '../../services.ts'
import type { Importer, ImportRow, RowProblem } from '../import/importer.ts'
import { type OnceOnly, takenTwice, valuesOf } from '../import/taken-once.ts'
import { addRole } from './changing.ts'
import { roleCodeTaken } from './errors.ts'
import { countUsersOf, deleteRoles, lockRoles } from './repo.ts'

const CODE: OnceOnly = {
  column: 'roleCode',
  same: (code) => code.trim(),
  taken: roleCodeTaken().words,
}
const inUse = { en: 'somebody has the role', zh: '角色已有用户使用' }
const gone = { en: 'the role is gone', zh: '角色已被删除' }

/** Empty cells say nothing. */
const bodyOf = ({ values }: ImportRow) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as unknown as NewRole

async function codesAmong(on: Db | Tx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await on.selectFrom('sys_role').select('role_code').where('role_code', 'in', codes).execute()
  return new Set(rows.map(({ role_code }) => role_code))
}

/** Roles out of a file: new ones that may nothing yet. */
export function roleImporter({ ids }: Pick<Services, 'ids'>): Importer {
  const validate = nameEveryProblem({ schema: shapes['role.add']?.args ?? {}, httpPart: 'body' })

  const wrongCells = (row: ImportRow): RowProblem[] => {
    if (validate(bodyOf(row))) return []
    const { fields = {} } = refusalOf([...(validate.errors ?? [])])
    return Object.entries(fields)
      .filter(([column]) => Object.hasOwn(row.values, column))
      .map(([column, words]) => ({ row: row.row, column, words }))
  }
  const check = async (on: Db | Tx, rows: readonly ImportRow[]) => [
    ...rows.flatMap(wrongCells),
    ...takenTwice(rows, CODE, await codesAmong(on, valuesOf(rows, CODE))),
  ]

  return {
    checkCells: check,
    check,
    async run(tx, rows, { user, at }) {
      const problems = await check(tx, rows)
      if (problems.length > 0) return { made: [], problems }
      const made = []
      for (const row of rows) {
        const { result } = await addRole(tx, bodyOf(row), { user, at, id: ids.nextId() })
        made.push({ row: row.row, recordId: result.id, memo: {} })
      }
      return { made, problems: [] }
    },
    async undo(tx, made) {
      const of = made.map(({ recordId }) => recordId)
      const there = new Set((await lockRoles(tx, of, everything)).map(({ id }) => id))
      const users = await countUsersOf(tx, of)
      const kept = made.flatMap(({ row, recordId }) => {
        if (!there.has(recordId)) return [{ row, words: gone }]
        return (users.get(recordId) ?? 0) > 0 ? [{ row, words: inUse }] : []
      })
      if (kept.length > 0) return { undone: [], kept }
      await deleteRoles(tx, of)
      return { undone: made.map(({ row, recordId }) => ({ row, recordId })), kept: [] }
    },
  }
}
