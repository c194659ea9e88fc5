import type { DataRecord } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { type Choice, keyOf } from '../../shared/own-options/keys.ts'
import { fieldOf, recordsOf } from '../../shared/remote/records.ts'
import type { TreeSelectFieldProps } from './schema.ts'

/** Value of the field: one selected value, or a list of them. */
export type TreeChoice = Choice | Choice[]

/** A node of the tree. `value` is the key of the value that the field stores for the node. */
export interface TreeNode {
  value: string
  title: string
  /** Titles from the root to this node. */
  path: readonly string[]
  selectable: boolean
  children: TreeNode[]
}

type Fields = Pick<
  TreeSelectFieldProps,
  'valueField' | 'labelField' | 'childrenField' | 'parentField' | 'idField' | 'leavesOnly'
>

/** Maximum depth of the tree. Limits the recursion. */
const MAX_DEPTH = 30

/**
 * Builds a tree from a response, which contains nested records or a flat list of records with parent ids.
 * Leaves out duplicates, records that are part of a cycle, and nodes below the maximum depth.
 */
export function buildTree(result: unknown, fields: Fields): TreeNode[] {
  const { valueField, labelField, childrenField = 'children', parentField, leavesOnly = false } = fields
  const records = recordsOf(result)
  const idOf = (record: DataRecord) => keyOf(fieldOf(record, fields.idField ?? valueField))
  const byParent = groupByParent(records, parentField, idOf)
  const seen = new Set<string>()

  const childrenOf = (record: DataRecord) =>
    parentField === undefined ? recordsOf(fieldOf(record, childrenField)) : (byParent.get(idOf(record)) ?? [])

  const nodes = (list: readonly DataRecord[], above: readonly string[]): TreeNode[] =>
    above.length >= MAX_DEPTH
      ? []
      : list.flatMap((record) => {
          const value = keyOf(fieldOf(record, valueField))
          if (value === undefined || seen.has(value)) return []
          seen.add(value)
          const title = asText(fieldOf(record, labelField)) ?? value
          const path = [...above, title]
          const children = nodes(childrenOf(record), path)
          return [{ value, title, path, selectable: !leavesOnly || children.length === 0, children }]
        })

  return nodes(parentField === undefined ? records : (byParent.get(undefined) ?? []), [])
}

/** Groups records by parent id. Records whose parent isn't in the list are at the top of the tree. */
function groupByParent(
  records: readonly DataRecord[],
  parentField: string | undefined,
  idOf: (record: DataRecord) => string | undefined,
) {
  const known = new Set(records.map(idOf))
  const byParent = new Map<string | undefined, DataRecord[]>()
  for (const record of parentField === undefined ? [] : records) {
    const named = keyOf(fieldOf(record, parentField ?? ''))
    const parent = known.has(named) ? named : undefined
    byParent.set(parent, [...(byParent.get(parent) ?? []), record])
  }
  return byParent
}

/** Returns all nodes of the tree by their key. */
export function nodesByKey(tree: readonly TreeNode[]): Map<string, TreeNode> {
  const byKey = new Map<string, TreeNode>()
  const visit = (nodes: readonly TreeNode[]) => {
    for (const node of nodes) {
      byKey.set(node.value, node)
      visit(node.children)
    }
  }
  visit(tree)
  return byKey
}
