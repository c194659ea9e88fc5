import { inputCount } from './input-count.ts'
import type { FormNode } from './meta/form-node.ts'

/**
 * Width of a form. A form with a table or an embedded page is `wide`. Any other form is `narrow`, or `small`
 * if it has only a few inputs.
 */
export type FormWidth = 'small' | 'narrow' | 'wide'

/** Maximum number of inputs of a small form. */
const FEW = 10

export function formWidth(nodes: readonly FormNode[]): FormWidth {
  if (nodes.some(isWide)) return 'wide'
  return inputCount(nodes) > FEW ? 'narrow' : 'small'
}

function isWide(node: FormNode): boolean {
  switch (node.node) {
    case 'array':
    case 'frame':
      return true
    case 'group':
    case 'object':
      return node.nodes.some(isWide)
    case 'tabs':
      return node.items.some(isWide)
    default:
      return false
  }
}
