import type { FormNode } from './meta/form-node.ts'

/** Number of rows of inputs in a section of a long form, which is drawn as a whole. */
export const SECTION_ROWS = 12

/** Number of inputs that nodes draw at first: one for a closed group or a sub-table, one tab of several. */
export function inputCount(nodes: readonly FormNode[]): number {
  return nodes.reduce((sum, node) => sum + countOf(node), 0)
}

function countOf(node: FormNode): number {
  switch (node.node) {
    case 'group':
      return node.collapsed === true ? 1 : inputCount(node.nodes)
    case 'tabs':
      return Math.max(0, ...node.items.map(countOf))
    case 'object':
      return inputCount(node.nodes)
    default:
      return 1
  }
}
