import type { FormArray } from '#schemas'
import { rootReads } from '#schemas/expr'
import type { DataRecord } from '../registry/definitions.ts'
import type { RowScope } from './form-core.ts'
import { computed } from './ref.ts'
import type { Row } from './row.ts'

/** Positions of the rows of a sub-table, for expressions. */
export interface RowPosition {
  /** Values of a row that expressions can read. */
  scopeOf: (row: Row, view: DataRecord) => RowScope
}

/** True if an expression reads the position of its row. */
export const readsIndex = (value: unknown): boolean => rootReads(value, 'index') === 'all'

/** Creates the positions of rows, computed once for all rows after each change. */
export function createRowPosition({ columns, rowTitle }: FormArray, rows: () => readonly Row[]): RowPosition {
  const isRead = readsIndex([columns, rowTitle])
  const positions = computed(() => new Map(rows().map(({ key }, index) => [key, index])))
  return {
    scopeOf: ({ key }, view) => (isRead ? { row: view, index: positions.value.get(key) } : { row: view }),
  }
}
