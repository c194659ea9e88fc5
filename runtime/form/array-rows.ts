import type { FormColumn } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { DataRecord } from '../registry/definitions.ts'
import type { Computed, Ref } from './ref.ts'
import type { Row } from './row.ts'

export interface ColumnState {
  spec: FormColumn
  at: SchemaLocation
  isWritable: boolean
}

export type CellProblems = Readonly<Record<string, string>>

/** The rows of a sub-table and their operations. */
export interface ArrayRows {
  /** Those the user may read. */
  columns: Computed<readonly ColumnState[]>
  rows: () => readonly Row[]
  /** A row's values with those of its computed columns. */
  viewOf: (row: Row) => DataRecord
  /** Those of all rows. */
  views: () => readonly DataRecord[]
  /** Errors of a row, by column; observed row by row, so that a key draws one row again. */
  problemsOf: (row: string) => CellProblems
  /** Shows an error of the server at a cell. */
  setCellError: (row: string, field: string, message: string) => void
  /** Keys of the rows with errors. */
  wrongRows: Ref<ReadonlySet<string>>
  edit: (row: string, field: string, value: unknown) => void
  /** Adds an empty row at the end, or below another one; gives its key. */
  add: (below?: string) => string
  copy: (row: string) => string
  move: (row: string, by: number) => void
  remove: (row: string) => void
  /** The row that was removed last: it can be brought back. */
  removed: Ref<{ row: Row; index: number } | undefined>
  undo: () => void
  /** Sums of the page's choice; undefined where one is no safe whole number. */
  totals: Computed<Readonly<Record<string, number | undefined>>>
  /** Rows as they are sent. */
  sent: () => unknown
  /** The row at a path of the sent value: `["3"]`, `["added", "0"]`. */
  rowOfSent: (path: readonly string[]) => Row | undefined
  columnTitle: (column: ColumnState) => string
  isColumnShown: (column: ColumnState, row: Row) => boolean
  isColumnRequired: (column: ColumnState, row: Row) => boolean
  isColumnDisabled: (column: ColumnState, row: Row) => boolean
  settingsOf: (column: ColumnState, row: Row) => Record<string, unknown>
}
