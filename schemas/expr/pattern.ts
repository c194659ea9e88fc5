import { limits } from './limits.ts'

/**
 * Exponent for a quantifier without upper bound. Two to the power of this exponent is the maximum length of
 * the tested string.
 */
const ENDLESS_BITS = Math.ceil(Math.log2(limits.matchLength))

/**
 * Replaces escapes and character classes in a pattern by a letter, and makes quantifiers greedy. Only the
 * operators that influence the effort of a match remain.
 */
const bareForm = (pattern: string) =>
  pattern
    .replace(/\\[^1-9k]/gu, 'x')
    .replace(/\[[^\]]*\]/gu, 'x')
    .replace(/([*+?}])\?/gu, '$1')

/**
 * Returns an upper bound for the number of ways in which a pattern can match, as an exponent of two. Each
 * quantifier and choice multiplies this number, and so does a pattern that doesn't start with `^`. The bound
 * is valid only if all repeated parts are single characters.
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

/**
 * Returns the reason why a pattern of `matches` is rejected. Returns undefined if the pattern causes only
 * limited backtracking.
 */
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
