import { shapes } from '#schemas'
import { type Tx, withSavepoint } from '../../db/index.ts'
import type { Crud } from '../crud/declaration.ts'
import { addRecord } from '../crud/service.ts'
import { HttpError } from '../http/errors.ts'
import { reportAllErrors, toValidationError } from '../http/validation.ts'
import type { CreatedRecord, ImportRow, RowImporter, RowProblem } from '../import/importer.ts'

/** Turns an error into problems of its cells, or of the whole row. */
export function problemsOf({ row, values }: ImportRow, { fields, words }: HttpError): RowProblem[] {
  const own = Object.entries(fields ?? {}).filter(([field]) => Object.hasOwn(values, field))
  if (own.length === 0) return [{ row, column: null, words }]
  return own.map(([column, what]) => ({ row, column, words: what }))
}

/** Body of a row, without empty cells. */
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

/** Imports rows as new CRUD records, with the validation of the `add` operation. */
export function crudImporter<Row extends { id: string }, Body extends object>(
  crud: Crud<Row, Body>,
): RowImporter {
  const add = shapes[`${crud.area}.add`]
  if (!add) throw new Error(`${crud.area} has no shape of what is added`)
  const validate = reportAllErrors({ schema: add.args })
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
        // Converts texts to the types of the schema.
        validate(body)
        const { result } = await addRecord(tx, crud, body as Body, context)
        return result.id
      }),
  }
}
