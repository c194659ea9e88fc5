import type { FormArray } from '#schemas'
import { rootReads } from '#schemas/expr'
import type { DataRecord } from '../registry/definitions.ts'
import type { RowScope } from './form-core.ts'
import { computed } from './ref.ts'
import type { Row } from './row.ts'

/** Values of rows that the expressions of a sub-table can read, in addition to the form's values. */
export interface RowScopes {
  /** Values for the expressions of a row. */
  scopeOf: (row: Row, view: DataRecord) => RowScope
  /** Values for the expressions of a row that isn't in the sub-table yet. */
  scopeAt: (index: number) => RowScope
}

interface Parts {
  spec: FormArray
  rows: () => readonly Row[]
  /** Values of the row that contains a nested sub-table. */
  parentRow: (() => DataRecord) | undefined
}

const isRead = (value: unknown, root: string): boolean => {
  const reads = rootReads(value, root)
  return reads === 'all' || reads.size > 0
}

/** True if an expression reads the position of its row, or values of the row that contains its sub-table. */
export const readsOtherRows = (value: unknown): boolean =>
  isRead(value, 'index') || isRead(value, 'parentRow')

/**
 * Creates the scopes of rows. When rows are added, removed or moved, the positions of all rows are computed
 * at once.
 */
export function createRowScopes({ spec, rows, parentRow }: Parts): RowScopes {
  const expressions = [spec.columns, spec.nodes, spec.rowTitle]
  const readsIndex = isRead(expressions, 'index')
  const parentOf = isRead(expressions, 'parentRow') ? parentRow : undefined
  const positions = computed(() => new Map(rows().map(({ key }, index) => [key, index])))
  const scope = (row: DataRecord, index: number | undefined): RowScope => ({
    row,
    ...(index !== undefined && { index }),
    ...(parentOf && { parentRow: parentOf() }),
  })
  return {
    scopeOf: ({ key }, view) => scope(view, readsIndex ? positions.value.get(key) : undefined),
    scopeAt: (index) => scope({}, index),
  }
}
