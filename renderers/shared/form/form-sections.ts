import type { NodeState } from '#runtime'
import { inputCount, SECTION_ROWS } from '#schemas'

/** Nodes that are drawn together, with the number of their inputs. */
export interface FormSection {
  nodes: readonly NodeState[]
  inputs: number
}

/**
 * Divides nodes into sections of about twelve rows of inputs, which may be beside each other or in groups.
 * Returns a single section if the inputs don't fill two.
 */
export function sectionsOf(nodes: readonly NodeState[], columns: number): readonly FormSection[] {
  const size = SECTION_ROWS * columns
  const all = { nodes, inputs: countIn(nodes) }
  if (all.inputs < 2 * size) return [all]
  const sections: FormSection[] = []
  let start = 0
  let inputs = 0
  nodes.forEach((node, index) => {
    inputs += countIn([node])
    const isLast = index === nodes.length - 1
    if (!isLast && (inputs < size || !endsRow(nodes, { start, index, columns }))) return
    sections.push({ nodes: nodes.slice(start, index + 1), inputs })
    start = index + 1
    inputs = 0
  })
  return sections
}

const countIn = (nodes: readonly NodeState[]) => inputCount(nodes.map(({ spec }) => spec))

/** True if no input follows in the same row, so that a section can end after the node. */
function endsRow(
  nodes: readonly NodeState[],
  { start, index, columns }: { start: number; index: number; columns: number },
): boolean {
  if (!isSmall(nodes[index]) || !isSmall(nodes[index + 1])) return true
  const isWide = (node: NodeState) => !isSmall(node)
  const rowStart = nodes.slice(0, index).findLastIndex(isWide) + 1
  return (index + 1 - Math.max(start, rowStart)) % columns === 0
}

/** True for a node that shares its row with other nodes. */
const isSmall = (node: NodeState | undefined) => node?.kind === 'field' || node?.kind === 'custom'
