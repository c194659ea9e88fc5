import type { ImportColumn, ImportProblem } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { inLocale, type Locale } from '../../http/locale.ts'
import type { SignedIn } from '../../http/request.ts'
import { readDictCells } from './dict-cells.ts'
import type { ImportRow, RowProblem, RowTaker } from './importer.ts'
import type { ReadFile } from './read-file.ts'
import { cellsOf, filledRows, type Mapping, mapColumns, readRows } from './read-rows.ts'

/** The longest value that a problem repeats. */
const MAX_SHOWN = 200

/** A file as it is understood: what it holds, what can be imported of it, and what is wrong. */
export interface Judged {
  mapping: Mapping
  rows: ReturnType<typeof filledRows>['rows']
  examples: number
  /** Rows without a problem. */
  valid: readonly ImportRow[]
  problems: readonly RowProblem[]
}

const isMissing = ({ column, at }: { column: ImportColumn; at: number | null }) =>
  column.required && at === null

/** What the rows of a file are read as, and who takes them. */
interface Takes {
  columns: readonly ImportColumn[]
  importer: RowTaker
}

/** Reads a file as the columns of a list, and asks the rules what they would refuse; writes nothing. */
export async function judge(
  on: Db | Tx,
  { columns, importer }: Takes,
  { file, user }: { file: ReadFile; user: SignedIn },
): Promise<Judged> {
  const mapping = mapColumns(columns, file.header)
  const { rows, examples } = filledRows(mapping, file.rows)
  // Without a column that is needed every row would say the same.
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

/** The problems in the reader's language, each with what stands in its cell. */
export function tellProblems({ mapping, rows, problems }: Judged, locale: Locale): ImportProblem[] {
  const byRow = new Map(rows.map((row) => [row.row, row]))
  return problems.map(({ row, column, words }) => {
    const index = mapping.columns.findIndex((one) => one.column.name === column)
    const found = byRow.get(row)
    const titles = mapping.columns[index]?.column.titles
    return {
      row,
      column: titles ? inLocale(titles, locale) : null,
      value: found && index >= 0 ? (cellsOf(mapping, found)[index] ?? '').slice(0, MAX_SHOWN) : '',
      message: inLocale(words, locale),
    }
  })
}
