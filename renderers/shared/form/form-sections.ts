import type { NodeState } from '#runtime'
import { inputCount, SECTION_ROWS } from '#schemas'

/** Nodes that are drawn together, and the number of inputs in them. */
export interface FormSection {
  nodes: readonly NodeState[]
  inputs: number
}

/**
 * Divides nodes into sections. Each section contains about twelve rows of inputs, including inputs in groups.
 * Returns a single section if there are too few inputs for two.
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

/** True if the next node starts a new row, so that a section can end after this node. */
function endsRow(
  nodes: readonly NodeState[],
  { start, index, columns }: { start: number; index: number; columns: number },
): boolean {
  if (!isSmall(nodes[index]) || !isSmall(nodes[index + 1])) return true
  const isWide = (node: NodeState) => !isSmall(node)
  const rowStart = nodes.slice(0, index).findLastIndex(isWide) + 1
  return (index + 1 - Math.max(start, rowStart)) % columns === 0
}

/** True for a node that can share its row with other nodes. */
const isSmall = (node: NodeState | undefined) => node?.kind === 'field' || node?.kind === 'custom'

/** True for a node that is read line by line: an input or a text, but not a group or a table. */
export const isLine = (node: NodeState | undefined) => isSmall(node) || node?.kind === 'text'

/** Divides nodes into runs of neighbours: lines in some runs, groups and tables in the others. */
export function runsOf(nodes: readonly NodeState[]): readonly NodeState[][] {
  const runs: NodeState[][] = []
  for (const node of nodes) {
    const run = runs.at(-1)
    if (run && isLine(run[0]) === isLine(node)) run.push(node)
    else runs.push([node])
  }
  return runs
}
