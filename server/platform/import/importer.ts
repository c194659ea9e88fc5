import type { Db, Tx } from '../../db/index.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { ChangeContext, SignedIn } from '../http/request.ts'

/** A column whose values must be unique. */
export interface UniqueColumn {
  column: string
  /** Normalizes a value, so that equal values can be compared as texts. */
  same: (value: string) => string
  /** Message if a record already has the value. */
  taken: LocalizedText
}

const textOf = ({ values }: ImportRow, column: string): string => String(values[column] ?? '').trim()

const repeated = (row: number): LocalizedText => ({
  en: `The same as in row ${row}`,
  zh: `与第 ${row} 行重复`,
})

/** Returns the normalized values of a unique column, without duplicates. */
export const valuesOf = (rows: readonly ImportRow[], { column, same }: UniqueColumn): string[] => [
  ...new Set(rows.map((row) => same(textOf(row, column))).filter((value) => value !== '')),
]

/** Finds duplicates: cells whose value already occurs in a record or in an earlier row of the file. */
export function findDuplicates(
  rows: readonly ImportRow[],
  { column, same, taken }: UniqueColumn,
  existing: ReadonlySet<string>,
): RowProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row) => {
    const value = same(textOf(row, column))
    if (value === '') return []
    const before = seen.get(value)
    if (before === undefined) seen.set(value, row.row)
    const words = existing.has(value) ? taken : before === undefined ? undefined : repeated(before)
    return words ? [{ row: row.row, column, words }] : []
  })
}

/** Parsed row of a file, with texts, and amounts in fen. Cells that can't be read are left out. */
export interface ImportRow {
  /** Row number in the file, from 1. */
  row: number
  values: Readonly<Record<string, string | number>>
}

/** A problem of a row, or of one of its cells. */
export interface RowProblem {
  row: number
  column: string | null
  words: LocalizedText
}

/** Record that was created from a row of a file. */
export interface CreatedRecord {
  row: number
  recordId: string
  /** Data that is needed to undo the row. */
  memo: Record<string, unknown>
}

/** A row that can't be undone, with the reason. Because of this row, the whole batch can't be undone. */
export interface BlockingRow {
  row: number
  words: LocalizedText
}

/** Imports rows as records. The caller needs the permission for the operation on a single record. */
export interface RowImporter {
  /** Checks the readable cells of rows that also have unreadable cells. */
  checkCells: (on: Db | Tx, rows: readonly ImportRow[], user: SignedIn) => Promise<RowProblem[]>
  /** Checks rows against the current data. Doesn't write anything. */
  check: (on: Db | Tx, rows: readonly ImportRow[], user: SignedIn) => Promise<RowProblem[]>
  /** Writes all rows. If there are problems, returns the problems and doesn't write anything. */
  run: (
    tx: Tx,
    rows: readonly ImportRow[],
    context: ChangeContext,
  ) => Promise<{ made: CreatedRecord[]; problems: RowProblem[] }>
}

/** An importer whose batches can be undone. */
export interface Importer extends RowImporter {
  /**
   * Undoes a batch. Returns the records that the undo has written. If there are blocking rows, returns these
   * rows and doesn't write anything.
   */
  undo: (
    tx: Tx,
    made: readonly CreatedRecord[],
    context: ChangeContext,
  ) => Promise<{ undone: { row: number; recordId: string }[]; kept: BlockingRow[] }>
}

/** Importers by operation. */
export type Importers = Readonly<Record<string, Importer>>
