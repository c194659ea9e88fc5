import type { FormNode } from './meta/form-node.ts'

/** Number of rows of inputs in one section of a long form. All inputs of a section are drawn together. */
export const SECTION_ROWS = 12

/**
 * Number of inputs that a form draws at first. A collapsed group and a sub-table count as one input each. Of
 * several tabs, only the tab with the most inputs counts.
 */
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
