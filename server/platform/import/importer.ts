import type { Db, Tx } from '../../db/index.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { ChangeContext, SignedIn } from '../http/request.ts'

/** A unique column. */
export interface UniqueColumn {
  column: string
  /** Normalizes a value for comparison. */
  same: (value: string) => string
  /** Problem text for a value that is taken. */
  taken: LocalizedText
}

const textOf = ({ values }: ImportRow, column: string): string => String(values[column] ?? '').trim()

const repeated = (row: number): LocalizedText => ({
  en: `The same as in row ${row}`,
  zh: `与第 ${row} 行重复`,
})

/** Distinct normalized values of a unique column. */
export const valuesOf = (rows: readonly ImportRow[], { column, same }: UniqueColumn): string[] => [
  ...new Set(rows.map((row) => same(textOf(row, column))).filter((value) => value !== '')),
]

/** Cells whose value a record or an earlier row has. */
export function findTaken(
  rows: readonly ImportRow[],
  { column, same, taken }: UniqueColumn,
  had: ReadonlySet<string>,
): RowProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row) => {
    const value = same(textOf(row, column))
    if (value === '') return []
    const before = seen.get(value)
    if (before === undefined) seen.set(value, row.row)
    const words = had.has(value) ? taken : before === undefined ? undefined : repeated(before)
    return words ? [{ row: row.row, column, words }] : []
  })
}

/** Parsed row of a file: texts, and amounts in fen; unreadable cells have no value. */
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

/** The record made from a row. */
export interface MadeRow {
  row: number
  recordId: string
  /** Data for undoing it. */
  memo: Record<string, unknown>
}

/** A record of a batch that prevents undoing it. */
export interface BlockingRow {
  row: number
  words: LocalizedText
}

/** Imports rows as records, with the permissions of the operation for a single record. */
export interface RowImporter {
  /** Checks the readable cells of rows that have unreadable ones. */
  checkCells: (on: Db | Tx, rows: readonly ImportRow[], user: SignedIn) => Promise<RowProblem[]>
  /** Checks rows against current data; writes nothing. */
  check: (on: Db | Tx, rows: readonly ImportRow[], user: SignedIn) => Promise<RowProblem[]>
  /** Writes all rows, or returns their problems and writes nothing. */
  run: (
    tx: Tx,
    rows: readonly ImportRow[],
    context: ChangeContext,
  ) => Promise<{ made: MadeRow[]; problems: RowProblem[] }>
}

/** An importer whose batches can be undone. */
export interface Importer extends RowImporter {
  /** Undoes a batch by records of its own, or returns what prevents it and writes nothing. */
  undo: (
    tx: Tx,
    made: readonly MadeRow[],
    context: ChangeContext,
  ) => Promise<{ undone: { row: number; recordId: string }[]; kept: BlockingRow[] }>
}

/** Importers by operation. */
export type Importers = Readonly<Record<string, Importer>>
