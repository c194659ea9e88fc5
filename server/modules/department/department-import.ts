import { type NewDepart, shapes } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { departNotFound } from '../../platform/departments/errors.ts'
import { LEVEL_LENGTH } from '../../platform/departments/org-code.ts'
import { findDeparts } from '../../platform/departments/repo.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { Scope } from '../../platform/http/request.ts'
import { reportAllErrors, toValidationError } from '../../platform/http/validation.ts'
import type { ImportRow, RowImporter, RowProblem } from '../../platform/import/importer.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { problemsOf, writeEach } from '../../platform/resource/importer.ts'
import { addDepart } from './service.ts'

const parentMissing: LocalizedText = {
  en: 'parent department not found in the file or the system',
  zh: '文件中和系统中均无该编码对应的上级部门',
}
const duplicateCode: LocalizedText = { en: 'duplicate in the file', zh: '在文件中重复' }
const codeTaken: LocalizedText = { en: 'code already in use', zh: '部门编码已存在' }
const topLevelForbidden: LocalizedText = {
  en: 'only users who see all departments can add a top-level one',
  zh: '仅可查看全部部门的用户可以新增一级部门',
}

/** Parent code of departments at the top level. */
const TOP = ''

const codeOf = ({ values }: ImportRow): string => String(values.orgCode ?? '').trim()
const parentCodeOf = (code: string): string => code.slice(0, -LEVEL_LENGTH)
const byDepth = (one: ImportRow, other: ImportRow) =>
  codeOf(one).length - codeOf(other).length || codeOf(one).localeCompare(codeOf(other))

/**
 * Converts a row to the request body of the operation that adds one department. Leaves out empty cells, and
 * the code, which only determines the parent.
 */
const bodyOf = ({ values: { orgCode: _, ...values } }: ImportRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** Finds the departments and parents of the file that already exist. Returns their ids by code. */
async function findExistingDeparts(
  on: Db | Tx,
  rows: readonly ImportRow[],
  scope: Scope,
): Promise<Map<string, string>> {
  const orgCodes = [...new Set(rows.flatMap((row) => [codeOf(row), parentCodeOf(codeOf(row))]))]
  const departs = await findDeparts(on, { ids: [], orgCodes }, scope)
  return new Map(departs.map(({ orgCode, id }) => [orgCode, id]))
}

function parentProblems(
  rows: readonly ImportRow[],
  departs: ReadonlyMap<string, string>,
  { departs: seen }: Scope,
): RowProblem[] {
  const codesInFile = rows.map(codeOf)
  const codeError = (code: string, at: number): LocalizedText | undefined => {
    if (departs.has(code)) return codeTaken
    if (codesInFile.indexOf(code) !== at) return duplicateCode
    const above = parentCodeOf(code)
    if (above === '') return seen === 'all' ? undefined : topLevelForbidden
    return departs.has(above) || codesInFile.includes(above) ? undefined : parentMissing
  }
  return rows.flatMap(({ row }, at) => {
    const words = codeError(codesInFile[at] ?? '', at)
    return words ? [{ row, column: 'orgCode', words }] : []
  })
}

/**
 * Importer of departments. The code in a row only determines the parent, which is a department of another row
 * or an existing one. The new department gets the next free code below this parent.
 */
export function departImporter(): RowImporter {
  const validate = reportAllErrors({ schema: shapes['depart.add']?.args ?? {} })
  const check = async (on: Db | Tx, rows: readonly ImportRow[], { scope }: { scope: Scope }) => [
    ...rows.flatMap((row) =>
      validate(bodyOf(row)) ? [] : problemsOf(row, toValidationError([...(validate.errors ?? [])])),
    ),
    ...parentProblems(rows, await findExistingDeparts(on, rows, scope), scope),
  ]

  return {
    // There is no check of single cells, because `check` needs complete rows. A row with an unreadable cell
    // gets only the error of this cell.
    checkCells: async () => [],
    check,
    async run(tx, rows, context) {
      const { user } = context
      // Takes a lock that other changes of departments need, so that the result of the check is still true
      // when the rows are written.
      await invalidatePermissions(tx)
      const problems = await check(tx, rows, user)
      if (problems.length > 0) return { made: [], problems }
      const parentIds = await findExistingDeparts(tx, rows, user.scope)
      parentIds.set('', TOP)
      return writeEach(tx, [...rows].sort(byDepth), async (row) => {
        const code = codeOf(row)
        const body = bodyOf(row)
        // The validator also converts the texts of the cells to the types of the schema.
        validate(body)
        const parentId = parentIds.get(parentCodeOf(code))
        if (parentId === undefined) throw departNotFound()
        const newDepart = { ...body, parentId } as NewDepart
        const { result } = await addDepart(tx, newDepart, context)
        parentIds.set(code, result.id)
        return result.id
      })
    },
  }
}
