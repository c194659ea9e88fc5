import { limits } from './limits.ts'

/** Factor of an unbounded repeat: the length of the text. */
const ENDLESS_BITS = Math.ceil(Math.log2(limits.matchLength))

/** A pattern without escapes, classes and lazy marks, so that each remaining sign is an operator. */
const bareForm = (pattern: string) =>
  pattern
    .replace(/\\[^1-9k]/gu, 'x')
    .replace(/\[[^\]]*\]/gu, 'x')
    .replace(/([*+?}])\?/gu, '$1')

/**
 * Upper bound of the ways to match a pattern against a text, as a power of two. If only single characters repeat,
 * each repeat, choice and option multiplies them, and so does an unanchored start.
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

/** Reason for refusing a pattern of `matches`, or undefined: only patterns with bounded backtracking pass. */
export function patternProblem(pattern: string): string | undefined {
  if (pattern.length > limits.patternLength) {
    return `A pattern has at most ${limits.patternLength} characters.`
  }
  try {
    new RegExp(pattern, 'u')
  } catch (cause) {
    return cause instanceof Error ? `${cause.message}.` : 'Not a pattern.'
  }
  const bare = bareForm(pattern)
  if (/\\[1-9k]/u.test(bare)) return 'A pattern has no back references.'
  if (/\(\?(?!:)/u.test(bare)) return 'A pattern has no look-around and no named groups.'
  if (/\)[*+{]/u.test(bare)) return 'A group in a pattern is not repeated.'
  if (effortOf(bare) <= limits.patternBits) return undefined
  return 'A pattern repeats at most two things (three when it starts with ^ and has no |), and has few choices.'
}
