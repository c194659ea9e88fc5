import type { NodeName, PageNode } from './page-nodes.ts'
import type { PairedNode, PairedPages } from './pair-nodes.ts'

/**
 * Place of a node. For the kind `order`, `after` is the preceding node in the same list. For the kind `list`,
 * `list` contains the node, and `parent` contains this list.
 */
export type NodePlace =
  | { kind: 'order'; after: NodeName | undefined }
  | { kind: 'list'; list: string; parent: NodeName | undefined }

/** Old and new place of a node. */
export interface Move {
  from: NodePlace
  to: NodePlace
}

/** Lists the nodes that have moved to another list, or to another position of the same list. */
export function findMoves(
  { pairs, added, removed }: PairedPages,
  nowKeys: ReadonlyMap<string, string>,
): Map<string, Move> {
  const old = nodesByKey([...pairs.map(({ before }) => before), ...removed])
  const now = nodesByKey([...pairs.map(({ after }) => after), ...added])
  const moved = new Map<string, Move>()
  const stayed = new Map<string, PairedNode[]>()
  for (const pair of pairs) {
    const { before, after } = pair
    if (after.what === 'data source' || after.what === 'parameter') continue
    if (before.list !== after.list || nowKeys.get(before.parent) !== after.parent) {
      moved.set(after.key, { from: placeOf(before, old), to: placeOf(after, now) })
    } else {
      const list = `${after.parent} ${after.list}`
      stayed.set(list, [...(stayed.get(list) ?? []), pair])
    }
  }
  for (const list of stayed.values()) for (const [key, move] of displacedIn(list)) moved.set(key, move)
  return moved
}

const nodesByKey = (nodes: readonly PageNode[]) => new Map(nodes.map((node) => [node.key, node]))

const nameOf = ({ what, id, title }: PageNode): NodeName => ({ what, id, title })

function placeOf({ parent, list }: PageNode, nodes: ReadonlyMap<string, PageNode>): NodePlace {
  const holder = parent === '' ? undefined : nodes.get(parent)
  return { kind: 'list', list, parent: holder && nameOf(holder) }
}

const orderAfter = (node: PageNode | undefined): NodePlace => ({
  kind: 'order',
  after: node && nameOf(node),
})

/**
 * Returns the smallest set of nodes whose move explains the new order. The other nodes form the longest
 * sequence whose order has not changed.
 */
function displacedIn(list: readonly PairedNode[]): [string, Move][] {
  const order = (pointer: string) => Number(pointer.slice(pointer.lastIndexOf('/') + 1))
  const now = [...list].sort((left, right) => order(left.after.pointer) - order(right.after.pointer))
  const kept = longestRun(now.map((pair) => list.indexOf(pair)))
  return now.flatMap(({ before, after }, index): [string, Move][] => {
    if (kept.has(index)) return []
    const next = now[index - 1]?.after
    const last = list[list.findIndex((pair) => pair.before === before) - 1]?.before
    return [[after.key, { from: orderAfter(last), to: orderAfter(next) }]]
  })
}

/** Returns the indexes of one of the longest increasing subsequences. */
function longestRun(numbers: readonly number[]): Set<number> {
  const lengths: number[] = []
  const before: (number | undefined)[] = []
  for (const [at, number] of numbers.entries()) {
    const earlier = numbers.slice(0, at).flatMap((one, index) => (one < number ? [index] : []))
    const best = earlier.reduce<number | undefined>(
      (one, index) => (one === undefined || (lengths[index] ?? 0) > (lengths[one] ?? 0) ? index : one),
      undefined,
    )
    before[at] = best
    lengths[at] = 1 + (best === undefined ? 0 : (lengths[best] ?? 0))
  }
  const run = new Set<number>()
  let at: number | undefined = lengths.indexOf(Math.max(...lengths))
  while (at !== undefined && at >= 0) {
    run.add(at)
    at = before[at]
  }
  return run
}
