import { limits } from './limits.ts'

/** What one repeat without an end multiplies the ways by: the length of the text. */
const ENDLESS_BITS = Math.ceil(Math.log2(limits.matchLength))

/** A pattern without its escapes, classes and lazy marks, so that each sign left means something. */
const bareForm = (pattern: string) =>
  pattern
    .replace(/\\[^1-9k]/gu, 'x')
    .replace(/\[[^\]]*\]/gu, 'x')
    .replace(/([*+?}])\?/gu, '$1')

/**
 * In how many ways a pattern may try a text at the most, as a power of two. Where nothing but plain signs is repeated
 * each repeat, choice and option multiplies them; a beginning that may stand anywhere does too.
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

/** Why a pattern for `matches` is refused, or undefined: JavaScript backtracks, so only patterns that can't explode pass. */
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
