import type { RowScope } from './form-core.ts'
import type { ArrayState, LeafState } from './form-state.ts'

/**
 * Finds a row by its key in all sub-tables and nested sub-tables, and returns the values that its expressions
 * can read.
 */
export function rowScopeIn(leaves: readonly LeafState[], key: string): RowScope | undefined {
  const arrays = leaves.filter((leaf): leaf is ArrayState => leaf.kind === 'array')
  for (const array of arrays) {
    const own = scopeIn(array, key)
    if (own) return own
    for (const row of array.spec.nodes ? array.rows() : []) {
      const nested = array.nestedOf(row).flatMap((each) => scopeIn(each, key) ?? [])[0]
      if (nested) return { ...nested, parentRow: array.viewOf(row) }
    }
  }
  return undefined
}

function scopeIn({ rows, viewOf }: ArrayState, key: string): RowScope | undefined {
  const index = rows().findIndex((row) => row.key === key)
  const row = rows()[index]
  return row && { row: viewOf(row), index }
}
