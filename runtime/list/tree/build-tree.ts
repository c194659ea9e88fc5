import { isRecord } from '#schemas/values'
import type { DataRecord } from '../../registry/definitions.ts'

/** A row with its position in a tree. */
export interface TreeRow {
  record: DataRecord
  /** Key of the record. Undefined for a record without a key, which can't have children. */
  key: string | undefined
  /** Depth of the row in the tree. A root has depth 1. */
  level: number
  /**
   * Position of the row among its siblings, from 1. `siblings` is the number of siblings, including the row
   * itself.
   */
  position: number
  siblings: number
  parent: string | undefined
  /** True if the row can be expanded. */
  hasChildren: boolean
}

/** Parent-child structure of rows. */
export interface TreeShape {
  keyOf: (record: DataRecord) => string | undefined
  roots: readonly DataRecord[]
  childrenOf: (record: DataRecord) => readonly DataRecord[]
  /** True if a row may have children that aren't loaded yet. Expanding the row loads its children. */
  mayHaveChildren?: (record: DataRecord) => boolean
}

/** Returns the key in a field of a record, or undefined for an empty field. */
export function keyIn(record: DataRecord, field: string): string | undefined {
  const value = record[field]
  return value === undefined || value === null || value === '' ? undefined : String(value)
}

/** Tree of records that contain their children. Leaves out children that are not records. */
export const treeFromChildren = (rows: readonly DataRecord[], rowKey: string, field: string): TreeShape => ({
  keyOf: (record) => keyIn(record, rowKey),
  roots: rows,
  childrenOf: (record) => {
    const children = record[field]
    return Array.isArray(children) ? children.filter(isRecord) : []
  },
})

/**
 * Tree of records that name their parent by its key. A row is a root if its parent isn't in the list, or if
 * it is the first row of a cycle. In this way, each row is drawn exactly once.
 */
export function treeFromParents(rows: readonly DataRecord[], rowKey: string, field: string): TreeShape {
  const keyOf = (record: DataRecord) => keyIn(record, rowKey)
  const known = new Set(rows.map(keyOf))
  const children = groupByParent(rows, (record) => {
    const named = keyIn(record, field)
    return known.has(named) && named !== keyOf(record) ? named : undefined
  })
  const childrenOf = (record: DataRecord) => children.get(keyOf(record) ?? '') ?? []
  const tops = children.get(undefined) ?? []
  const seen = withDescendants(tops, childrenOf)
  const roots = [...tops]
  for (const row of rows) {
    if (seen.has(row)) continue
    roots.push(row)
    for (const below of withDescendants([row], childrenOf)) seen.add(below)
  }
  const order = new Map(rows.map((row, index) => [row, index]))
  roots.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  return { keyOf, roots, childrenOf }
}

/** Rows by the key of their parent. */
export function groupByParent(
  rows: readonly DataRecord[],
  parentOf: (record: DataRecord) => string | undefined,
): Map<string | undefined, DataRecord[]> {
  const groups = new Map<string | undefined, DataRecord[]>()
  for (const record of rows) {
    const parent = parentOf(record)
    const siblings = groups.get(parent)
    if (siblings) siblings.push(record)
    else groups.set(parent, [record])
  }
  return groups
}

function withDescendants(from: readonly DataRecord[], childrenOf: TreeShape['childrenOf']): Set<DataRecord> {
  const seen = new Set(from)
  // The loop also visits the children that it adds, because iterating over a set includes values that are
  // added meanwhile.
  for (const row of seen) for (const child of childrenOf(row)) seen.add(child)
  return seen
}

/**
 * Returns the visible rows in order: the roots, and the children of expanded rows. Of several rows with the
 * same key, only one is drawn.
 */
export function visibleRows(shape: TreeShape, open: (key: string) => boolean): TreeRow[] {
  const { keyOf, childrenOf, mayHaveChildren } = shape
  const drawn = new Set<string>()
  const withoutShown = (records: readonly DataRecord[]) =>
    records.filter((record) => {
      const key = keyOf(record)
      if (key === undefined) return true
      const isNew = !drawn.has(key)
      drawn.add(key)
      return isNew
    })
  const rows: TreeRow[] = []
  // An explicit stack, because a tree may be deeper than the call stack.
  const waiting = levelOf(withoutShown(shape.roots), 1, undefined)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { record, level, key } = next
    const children = key === undefined ? [] : childrenOf(record)
    const hasChildren = key !== undefined && (children.length > 0 || mayHaveChildren?.(record) === true)
    rows.push({ ...next, hasChildren })
    if (hasChildren && open(key)) waiting.push(...levelOf(withoutShown(children), level + 1, key))
  }
  return rows

  function levelOf(records: readonly DataRecord[], level: number, parent: string | undefined) {
    const siblings = records.length
    return records
      .map((record, index) => ({ record, key: keyOf(record), level, position: index + 1, siblings, parent }))
      .reverse()
  }
}

/** Keys of all rows that have children. */
export function branchKeys({ keyOf, roots, childrenOf }: TreeShape): Set<string> {
  const keys = new Set<string>()
  for (const record of withDescendants(roots, childrenOf)) {
    const key = keyOf(record)
    if (key !== undefined && childrenOf(record).length > 0) keys.add(key)
  }
  return keys
}
