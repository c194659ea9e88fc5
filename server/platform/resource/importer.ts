import { sql } from 'kysely'
import { type Db, type Tx, withSavepoint } from '../../db/index.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import { HttpError } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { ChangeContext } from '../http/request.ts'
import { reportAllErrors, toValidationError } from '../http/validation.ts'
import {
  type BlockingRow,
  type CreatedRecord,
  findDuplicates,
  type Importer,
  type ImportRow,
  type RowImporter,
  type RowProblem,
  valuesOf,
} from '../import/importer.ts'
import { lockRecords } from './records.ts'
import type { Resource, UniqueIndex } from './resource.ts'
import { addRecord, removeRecords } from './service.ts'

/**
 * Converts an error of a row to problems of the cells that the error names. If the error names no cell, the
 * problem concerns the whole row.
 */
export function problemsOf({ row, values }: ImportRow, { fields, words }: HttpError): RowProblem[] {
  const own = Object.entries(fields ?? {}).filter(([field]) => Object.hasOwn(values, field))
  if (own.length === 0) return [{ row, column: null, words }]
  return own.map(([column, what]) => ({ row, column, words: what }))
}

/** Converts a row to the body of an operation, without empty cells. */
const bodyOf = ({ values }: ImportRow): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** Writes rows one by one and collects all errors. */
export async function writeEach(
  tx: Tx,
  rows: readonly ImportRow[],
  write: (row: ImportRow) => Promise<string>,
): Promise<{ made: CreatedRecord[]; problems: RowProblem[] }> {
  const made: CreatedRecord[] = []
  const problems: RowProblem[] = []
  for (const row of rows) {
    try {
      const recordId = await withSavepoint(tx, () => write(row))
      made.push({ row: row.row, recordId, memo: {} })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      problems.push(...problemsOf(row, error))
    }
  }
  return { made, problems }
}

const validatorOf = ({ name, body }: Pick<Resource<never, never>, 'name' | 'body'>) => {
  if (!body) throw new Error(`${name} has no shape of what is added`)
  return reportAllErrors({ schema: body })
}

/** Imports rows as new records, with the validation of the `add` operation. */
export function rowImporter<Row extends { id: string }, Body extends object>(
  resource: Resource<Row, Body>,
): RowImporter {
  const validate = validatorOf(resource)
  const check = async (_on: unknown, rows: readonly ImportRow[]) =>
    rows.flatMap((row) =>
      validate(bodyOf(row)) ? [] : problemsOf(row, toValidationError([...(validate.errors ?? [])])),
    )
  return {
    // Rows with an unreadable cell get only that error, because `check` needs complete rows.
    checkCells: async () => [],
    check,
    run: (tx, rows, context) =>
      writeEach(tx, rows, async (row) => {
        const body = bodyOf(row)
        // The validator also converts strings to the types of the schema.
        validate(body)
        const { result } = await addRecord(tx, resource, body as Body, context)
        return result.id
      }),
  }
}

const textOf = ({ error }: UniqueIndex): LocalizedText =>
  typeof error === 'function' ? error(undefined, { cause: undefined }).words : error

/**
 * Finds duplicates: cells whose value already occurs in an earlier row or in a record. Checks each unique
 * index that can be checked.
 */
async function findTaken(
  on: Db | Tx,
  { table, unique, writes }: Pick<Resource<never, never>, 'table' | 'unique' | 'writes'>,
  rows: readonly ImportRow[],
): Promise<RowProblem[]> {
  const problems: RowProblem[] = []
  for (const one of unique) {
    const write = writes[one.field]
    if (!write || one.isCheckable === false) continue
    const column = { column: one.field, same: (value: string) => value.trim(), taken: textOf(one) }
    const { rows: stored } = await sql<{ value: string }>`select ${sql.ref(write.column)} as value
      from ${sql.table(table)} where ${sql.ref(write.column)} = any(${valuesOf(rows, column)}::text[])`.execute(
      on,
    )
    problems.push(...findDuplicates(rows, column, new Set(stored.map(({ value }) => value))))
  }
  return problems
}

const deletedText: LocalizedText = { en: 'the record was deleted', zh: '该记录已被删除' }

/** Returns the reason why a record can't be deleted, or undefined if it can be deleted. */
async function blockOf<Row extends { id: string }, Body extends object>(
  tx: Tx,
  { hooks }: Resource<Row, Body>,
  { record, context }: { record: Row | undefined; context: ChangeContext },
): Promise<LocalizedText | undefined> {
  if (!record) return deletedText
  try {
    await hooks.beforeRemove?.(tx, [record], context)
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error.words
    throw error
  }
}

/**
 * Imports the files of a page. First checks cells and duplicates, then writes either all rows or none. The
 * import can be undone.
 */
export function pageImporter<Row extends { id: string }, Body extends object>(
  resource: Resource<Row, Body>,
): Importer {
  const validate = validatorOf(resource)
  const wrongCells = (row: ImportRow): RowProblem[] => {
    if (validate(bodyOf(row))) return []
    const { fields = {} } = toValidationError([...(validate.errors ?? [])])
    return Object.entries(fields)
      .filter(([column]) => Object.hasOwn(row.values, column))
      .map(([column, words]) => ({ row: row.row, column, words }))
  }
  const check = async (on: Db | Tx, rows: readonly ImportRow[]) => [
    ...rows.flatMap(wrongCells),
    ...(await findTaken(on, resource, rows)),
  ]
  return {
    checkCells: check,
    check,
    async run(tx, rows, context) {
      const problems = await check(tx, rows)
      return problems.length > 0 ? { made: [], problems } : rowImporter(resource).run(tx, rows, context)
    },
    async undo(tx, created, context) {
      const ids = created.map(({ recordId }) => recordId)
      const records = await lockRecords(tx, resource.list, { ids, scope: unlimitedScope })
      const byId = new Map(records.map((record) => [record.id, record]))
      const kept: BlockingRow[] = []
      for (const { row, recordId } of created) {
        const words = await blockOf(tx, resource, { record: byId.get(recordId), context })
        if (words) kept.push({ row, words })
      }
      if (kept.length > 0) return { undone: [], kept }
      await removeRecords(tx, resource, ids, context)
      await resource.hooks.changed?.(tx)
      return { undone: created.map(({ row, recordId }) => ({ row, recordId })), kept: [] }
    },
  }
}
