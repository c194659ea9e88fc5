/** Seeded random numbers: the same seed and label give the same values on every machine. */
export interface Random {
  /** Random number of at least 0 and less than 1. */
  next(): number
  /** Integer from `least` to `most`, both inclusive. */
  integer(least: number, most: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** FNV-1a hash of a label, so that streams with the same seed and different labels differ. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Creates a stream of random numbers (sfc32). The stream is independent of streams with other labels. */
export function createRandom(seed: number, label: string): Random {
  let a = hashText(label)
  let b = seed | 0
  let c = 0x9e3779b9
  let d = 1
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 15; round += 1) next()
  return {
    next,
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
  }
}

/** Picks items by their weight. An item with weight 0 is never picked. */
export function createWeightedPick<Item>(
  entries: readonly (readonly [item: Item, weight: number])[],
): (random: Random) => Item {
  const ends: number[] = []
  let total = 0
  for (const [, weight] of entries) {
    total += weight
    ends.push(total)
  }
  if (total <= 0) throw new RangeError('weights add up to nothing')
  return (random) => {
    const at = random.next() * total
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    return (entries[low] as readonly [Item, number])[0]
  }
}
