import { type NewRole, shapes } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { lockRecords } from '../../platform/crud/records.ts'
import { addRecord } from '../../platform/crud/service.ts'
import { unlimitedScope } from '../../platform/http/data-scope.ts'
import { reportAllErrors, toValidationError } from '../../platform/http/validation.ts'
import type { Importer, ImportRow, RowProblem } from '../../platform/import/importer.ts'
import { findDuplicates, type UniqueColumn, valuesOf } from '../../platform/import/importer.ts'
import { roleCodeTaken } from '../../platform/roles/errors.ts'
import { countUsersOf, deleteRoles } from '../../platform/roles/repo.ts'
import { roleResource } from '../../platform/roles/resource.ts'
import { roleCrud } from './crud.ts'

const CODE: UniqueColumn = {
  column: 'roleCode',
  same: (code) => code.trim(),
  taken: roleCodeTaken().words,
}
const inUse = { en: 'users have the role', zh: '角色已有用户使用' }
const deletedText = { en: 'the role was deleted', zh: '角色已被删除' }

/** Converts a row to the body of the operation that adds a role, without empty cells. */
const bodyOf = ({ values }: ImportRow) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as unknown as NewRole

async function codesAmong(on: Db | Tx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await on.selectFrom('sys_role').select('role_code').where('role_code', 'in', codes).execute()
  return new Set(rows.map(({ role_code }) => role_code))
}

/** Importer of roles. Imported roles have no permissions. */
export function roleImporter(): Importer {
  const validate = reportAllErrors({ schema: shapes['role.add']?.args ?? {}, httpPart: 'body' })

  const wrongCells = (row: ImportRow): RowProblem[] => {
    if (validate(bodyOf(row))) return []
    const { fields = {} } = toValidationError([...(validate.errors ?? [])])
    return Object.entries(fields)
      .filter(([column]) => Object.hasOwn(row.values, column))
      .map(([column, words]) => ({ row: row.row, column, words }))
  }
  const check = async (on: Db | Tx, rows: readonly ImportRow[]) => [
    ...rows.flatMap(wrongCells),
    ...findDuplicates(rows, CODE, await codesAmong(on, valuesOf(rows, CODE))),
  ]

  return {
    checkCells: check,
    check,
    async run(tx, rows, context) {
      const problems = await check(tx, rows)
      if (problems.length > 0) return { made: [], problems }
      const created = []
      for (const row of rows) {
        const { result } = await addRecord(tx, roleCrud, bodyOf(row), context)
        created.push({ row: row.row, recordId: result.id, memo: {} })
      }
      return { made: created, problems: [] }
    },
    async undo(tx, created) {
      const of = created.map(({ recordId }) => recordId)
      const existingIds = new Set(
        (await lockRecords(tx, roleResource, { ids: of, scope: unlimitedScope })).map(({ id }) => id),
      )
      const users = await countUsersOf(tx, of)
      const rejected = created.flatMap(({ row, recordId }) => {
        if (!existingIds.has(recordId)) return [{ row, words: deletedText }]
        return (users.get(recordId) ?? 0) > 0 ? [{ row, words: inUse }] : []
      })
      if (rejected.length > 0) return { undone: [], kept: rejected }
      await deleteRoles(tx, of)
      return { undone: created.map(({ row, recordId }) => ({ row, recordId })), kept: [] }
    },
  }
}
