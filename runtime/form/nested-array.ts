import type { DataRecord } from '../registry/definitions.ts'
import type { RowScope } from './form-core.ts'
import type { ArrayState } from './form-state.ts'
import type { Row } from './row.ts'

/** A nested sub-table in a row of another sub-table. */
export interface NestedArray {
  state: ArrayState
  /** Checks all rows. */
  checkRows: () => void
  /** Checks all rows again after the row that contains them has changed. */
  recheckRows: () => void
  /** Errors of the sub-table as a whole, even before the form is checked. */
  problems: () => readonly string[]
  /** Values of all rows. Each value is computed when it is read. */
  records: () => readonly DataRecord[]
}

/** The rows that contain nested sub-tables. */
export interface OuterRows {
  find: (row: string) => Row | undefined
  indexOf: (row: string) => number
  /** Returns the loaded version of the row with this key, found by its id. */
  baseOf: (row: string) => Row | undefined
  scopeOf: (row: Row) => RowScope
  /** Values of a row. Each value is computed when it is read. */
  recordOf: (row: Row) => DataRecord
  isChecked: () => boolean
  /** Checks a row again if it was checked before. */
  recheck: (row: string) => void
  putNested: (row: string, field: string, rows: readonly Row[]) => void
}
