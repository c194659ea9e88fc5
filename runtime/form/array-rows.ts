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

/**
 * The rows of a sub-table, and functions that edit them. `Nested` is the type of a nested sub-table's state.
 */
export interface ArrayRows<Nested> {
  /** Columns that the user may read. */
  columns: Computed<readonly ColumnState[]>
  rows: () => readonly Row[]
  /** Values of a row, including its computed columns. */
  viewOf: (row: Row) => DataRecord
  /** Values of all rows, including computed columns. */
  views: () => readonly DataRecord[]
  /** The nested sub-tables of a row, in page order. */
  nestedOf: (row: Row) => readonly Nested[]
  /** True if the nested sub-tables of the row are drawn. */
  isExpanded: (row: string) => boolean
  /** Draws the nested sub-tables of a row, or hides them. */
  expand: (row: string, isExpanded?: boolean) => void
  /**
   * Errors of a row, by column and by nested sub-table. Components observe the errors of each row separately,
   * so that a keystroke renders only one row.
   */
  problemsOf: (row: string) => CellProblems
  /** Shows a server error at a cell. */
  setCellError: (row: string, field: string, message: string) => void
  /** Keys of the rows with errors. */
  invalidRows: Ref<ReadonlySet<string>>
  edit: (row: string, field: string, value: unknown) => void
  /**
   * Adds a row with the default values, at the end or below the given row. Returns the key of the new row.
   */
  add: (below?: string) => string
  copy: (row: string) => string
  move: (row: string, by: number) => void
  remove: (row: string) => void
  /** The row that was removed last, so that the user can restore it. */
  removed: Ref<{ row: Row; index: number } | undefined>
  undo: () => void
  /** Sums by column. A sum that isn't a safe integer is undefined. */
  totals: Computed<Readonly<Record<string, number | undefined>>>
  /** The rows as the request sends them. */
  sent: () => unknown
  /** Finds a row by its path in the sent value: `["3"]`, `["added", "0"]`. */
  rowOfSent: (path: readonly string[]) => Row | undefined
  /** Title of a row, by default the number of the row. */
  titleOf: (row: Row) => string
  columnTitle: (column: ColumnState) => string
  isColumnShown: (column: ColumnState, row: Row) => boolean
  isColumnRequired: (column: ColumnState, row: Row) => boolean
  isColumnDisabled: (column: ColumnState, row: Row) => boolean
  settingsOf: (column: ColumnState, row: Row) => Record<string, unknown>
}
