import { limits } from './limits.ts'

/** Exponent of an unbounded quantifier: the string length as a power of two. */
const ENDLESS_BITS = Math.ceil(Math.log2(limits.matchLength))

/** Removes escapes, character classes and lazy quantifiers from a pattern, so that only operators remain. */
const bareForm = (pattern: string) =>
  pattern
    .replace(/\\[^1-9k]/gu, 'x')
    .replace(/\[[^\]]*\]/gu, 'x')
    .replace(/([*+?}])\?/gu, '$1')

/**
 * Returns an upper bound of the number of ways to match a pattern, as an exponent of two. Each repeat, choice
 * and option multiplies the ways, and so does an unanchored start. The bound requires that only single
 * characters are repeated.
 */
function effortOf(bare: string): number {
  const count = (sign: RegExp) => bare.match(sign)?.length ?? 0
  const ranges = [...bare.matchAll(/\{(\d+),(\d+)\}/gu)]
  const ofRanges = ranges.map(([, least, most]) => Math.ceil(Math.log2(Number(most) - Number(least) + 1)))
  const isAnchored = bare.startsWith('^') && !bare.includes('|')
  return (
    (count(/[*+]|\{\d+,\}/gu) + (isAnchored ? 0 : 1)) * ENDLESS_BITS +
    ofRanges.reduce((sum, bits) => sum + bits, 0) +
    count(/(?<!\()\?|\|/gu)
  )
}

/** Returns the reason for rejecting a pattern of `matches`; undefined if its backtracking is bounded. */
export function patternProblem(pattern: string): string | undefined {
  if (pattern.length > limits.patternLength) {
    return `A pattern has at most ${limits.patternLength} characters.`
  }
  try {
    new RegExp(pattern, 'u')
  } catch (cause) {
    return cause instanceof Error ? `${cause.message}.` : 'Invalid pattern.'
  }
  const bare = bareForm(pattern)
  if (/\\[1-9k]/u.test(bare)) return 'Back references are not supported.'
  if (/\(\?(?!:)/u.test(bare)) return 'Look-around and named groups are not supported.'
  if (/\)[*+{]/u.test(bare)) return "Groups can't be repeated."
  if (effortOf(bare) <= limits.patternBits) return undefined
  return 'A pattern may have at most two quantifiers (three if it starts with ^ and has no |) and few alternatives.'
}
