import type { ImportColumn, ImportError } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { type Locale, localizedTo } from '../http/locale.ts'
import type { SignedIn } from '../http/request.ts'
import { readDictCells } from './dict-cells.ts'
import type { ImportRow, RowImporter, RowProblem } from './importer.ts'
import type { ReadFile } from './read-file.ts'
import { cellsOf, filledRows, type Mapping, mapColumns, readRows } from './read-rows.ts'

/** Maximum length of a cell value that is shown with a problem. */
const MAX_SHOWN = 200

/** A checked file: all its rows, its valid rows, and its problems. */
export interface CheckedFile {
  mapping: Mapping
  rows: ReturnType<typeof filledRows>['rows']
  examples: number
  /** Rows without problems. */
  valid: readonly ImportRow[]
  problems: readonly RowProblem[]
}

const isMissing = ({ column, at }: { column: ImportColumn; at: number | null }) =>
  column.required && at === null

/** Importer of a list, and the columns that a file can have. */
interface ImportTarget {
  columns: readonly ImportColumn[]
  importer: RowImporter
}

/** Reads the columns of a file and checks its rows. Doesn't write anything. */
export async function checkFile(
  on: Db | Tx,
  { columns, importer }: ImportTarget,
  { file, user }: { file: ReadFile; user: SignedIn },
): Promise<CheckedFile> {
  const mapping = mapColumns(columns, file.header)
  const { rows, examples } = filledRows(mapping, file.rows)
  // If a required column is missing, the rows aren't checked, since each row would have the same problem.
  if (mapping.columns.some(isMissing)) return { mapping, rows, examples, valid: [], problems: [] }
  const read = await readDictCells(on, columns, readRows(mapping, rows))
  const refused = await importer.check(on, read.rows, user)
  const beside = await importer.checkCells(on, read.partial, user)
  const placeOf = ({ column }: RowProblem) => columns.findIndex(({ name }) => name === column)
  const problems = [...read.problems, ...beside, ...refused].sort(
    (left, right) => left.row - right.row || placeOf(left) - placeOf(right),
  )
  const wrong = new Set(problems.map(({ row }) => row))
  return { mapping, rows, examples, valid: read.rows.filter(({ row }) => !wrong.has(row)), problems }
}

/** Translates problems to the user's language and adds the values of the cells with problems. */
export function localizeProblems({ mapping, rows, problems }: CheckedFile, locale: Locale): ImportError[] {
  const byRow = new Map(rows.map((row) => [row.row, row]))
  return problems.map(({ row, column, words }) => {
    const index = mapping.columns.findIndex((one) => one.column.name === column)
    const found = byRow.get(row)
    const titles = mapping.columns[index]?.column.titles
    return {
      row,
      column: titles ? localizedTo(titles, locale) : null,
      value: found && index >= 0 ? (cellsOf(mapping, found)[index] ?? '').slice(0, MAX_SHOWN) : '',
      message: localizedTo(words, locale),
    }
  })
}
