/**
 * Returns the edit distance of two words: how many characters must be inserted, deleted, replaced or swapped
 * with their neighbour.
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}

/** Returns the known word that is most similar to a word; undefined if no known word is similar enough. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3))
  let best: { word: string; distance: number } | undefined
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > most) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { word: candidate, distance }
  }
  return best?.word
}
