import type { PageNode } from './page-nodes.ts'
import type { PairedNode } from './pair-nodes.ts'

/** Old and new place of a node. */
export interface Move {
  from: string
  to: string
}

/** Lists the nodes that changed their list or their order. */
export function findMoves(
  pairs: readonly PairedNode[],
  nowKeys: ReadonlyMap<string, string>,
): Map<string, Move> {
  const moved = new Map<string, Move>()
  const stayed = new Map<string, PairedNode[]>()
  for (const pair of pairs) {
    const { before, after } = pair
    if (after.what === 'data source' || after.what === 'parameter') continue
    if (before.list !== after.list || nowKeys.get(before.parent) !== after.parent) {
      moved.set(after.key, { from: placeOf(before), to: placeOf(after) })
    } else {
      const list = `${after.parent} ${after.list}`
      stayed.set(list, [...(stayed.get(list) ?? []), pair])
    }
  }
  for (const list of stayed.values()) for (const [key, move] of displacedIn(list)) moved.set(key, move)
  return moved
}

const placeOf = ({ parent, list }: PageNode) => (parent === '' ? list : `"${parent}"`)

/** Returns the smallest set of moved nodes: those outside the longest increasing run. */
function displacedIn(list: readonly PairedNode[]): [string, Move][] {
  const order = (pointer: string) => Number(pointer.slice(pointer.lastIndexOf('/') + 1))
  const now = [...list].sort((left, right) => order(left.after.pointer) - order(right.after.pointer))
  const kept = longestRun(now.map((pair) => list.indexOf(pair)))
  return now.flatMap(({ before, after }, index): [string, Move][] => {
    if (kept.has(index)) return []
    const next = now[index - 1]?.after.id
    const last = list[list.findIndex((pair) => pair.before === before) - 1]?.before.id
    return [[after.key, { from: wordsOf(last), to: wordsOf(next) }]]
  })
}

const wordsOf = (id: string | undefined) => (id === undefined ? 'the first place' : `behind "${id}"`)

/** Indexes of a longest increasing subsequence. */
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
