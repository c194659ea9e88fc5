interface Part {
  sign: string
  isRepeated: boolean
}

const partsOf = (pattern: string): Part[] =>
  [...pattern.matchAll(/([\^$a-z])(\*?)/g)].map(([, sign = '', star]) => ({ sign, isRepeated: star === '*' }))

/**
 * Returns the end positions of all matches of one part of the pattern that start at `at`. The longest match
 * is first.
 */
function endsOf({ sign, isRepeated }: Part, text: string, at: number): number[] {
  if (sign === '^') return at === 0 ? [at] : []
  if (sign === '$') return at === text.length ? [at] : []
  if (!isRepeated) return text[at] === sign ? [at + 1] : []
  const ends = [at]
  for (let end = at; text[end] === sign; end += 1) ends.push(end + 1)
  return ends.reverse()
}

/**
 * Returns the number of steps that a backtracking matcher, such as JavaScript's, needs for a pattern. The
 * number is the same on every machine. A pattern consists of letters between `^` and `$`. A `*` may follow
 * each letter.
 */
export function countSteps(pattern: string, text: string): number {
  const parts = partsOf(pattern)
  let tries = 0
  const fits = (index: number, at: number): boolean => {
    tries += 1
    const part = parts[index]
    return !part || endsOf(part, text, at).some((end) => fits(index + 1, end))
  }
  Array.from(`${text} `).some((_sign, start) => fits(0, start))
  return tries
}
