import type { Db, Tx } from '../../db/index.ts'
import type { Words } from '../../http/locale.ts'
import type { SignedIn } from '../../http/request.ts'

/** A row of a file as an importer gets it: texts, and amounts in fen; of a cell that cannot be read there is no value. */
export interface ImportRow {
  /** As the file counts it, from 1. */
  row: number
  values: Readonly<Record<string, string | number>>
}

/** What is wrong with a row; without a column it is the row as a whole. */
export interface RowProblem {
  row: number
  column: string | null
  words: Words
}

/** What a row made. */
export interface MadeRow {
  row: number
  recordId: string
  /** What undoing has to know of it. */
  memo: Record<string, unknown>
}

/** A record of a batch that stands in the way of undoing it. */
export interface KeptRow {
  row: number
  words: Words
}

interface Doing {
  user: SignedIn
  at: Date
}

/** What rows of a file become: never more than the operation of the same name does for one. */
export interface RowTaker {
  /** What is wrong with those cells that could be read of rows in which others could not. */
  checkCells: (on: Db | Tx, rows: readonly ImportRow[], user: SignedIn) => Promise<RowProblem[]>
  /** What is wrong with rows as things are; nothing is written. */
  check: (on: Db | Tx, rows: readonly ImportRow[], user: SignedIn) => Promise<RowProblem[]>
  /** Writes the rows, or tells what stands in the way and writes nothing. */
  run: (
    tx: Tx,
    rows: readonly ImportRow[],
    doing: Doing,
  ) => Promise<{ made: MadeRow[]; problems: RowProblem[] }>
}

/** Rows that can be taken back as they came. */
export interface Importer extends RowTaker {
  /** Takes back what the rows made by records of their own, or tells which cannot be and writes nothing. */
  undo: (
    tx: Tx,
    made: readonly MadeRow[],
    doing: Doing,
  ) => Promise<{ undone: { row: number; recordId: string }[]; kept: KeptRow[] }>
}
