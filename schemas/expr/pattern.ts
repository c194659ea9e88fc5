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

/** Reason why a pattern is rejected, in both languages. */
export interface PatternProblem {
  en: string
  zh: string
}

const problems = {
  long: {
    en: `A pattern has at most ${limits.patternLength} characters.`,
    zh: `最多 ${limits.patternLength} 个字符`,
  },
  backReference: { en: 'Back references are not supported.', zh: '不支持反向引用' },
  lookAround: { en: 'Look-around and named groups are not supported.', zh: '不支持断言与命名分组' },
  repeatedGroup: { en: "Groups can't be repeated.", zh: '分组不可重复，否则匹配可能无法结束' },
  effort: {
    en: 'A pattern may have at most two quantifiers (three if it starts with ^ and has no |) and few alternatives.',
    zh: '最多重复两处（以 ^ 开头且不含 | 时为三处），且分支不宜过多，否则匹配可能无法结束',
  },
} satisfies Record<string, PatternProblem>

/** Reason of a syntax error. Only its English text has the details of the JavaScript engine. */
const syntaxProblem = (cause: unknown): PatternProblem => ({
  en: cause instanceof Error ? `${cause.message}.` : 'Invalid pattern.',
  zh: '有语法错误',
})

/**
 * Returns the reason why a pattern of `matches` is rejected. Returns undefined if the pattern causes only
 * limited backtracking.
 */
export function patternProblem(pattern: string): PatternProblem | undefined {
  if (pattern.length > limits.patternLength) return problems.long
  try {
    new RegExp(pattern, 'u')
  } catch (cause) {
    return syntaxProblem(cause)
  }
  const bare = bareForm(pattern)
  if (/\\[1-9k]/u.test(bare)) return problems.backReference
  if (/\(\?(?!:)/u.test(bare)) return problems.lookAround
  if (/\)[*+{]/u.test(bare)) return problems.repeatedGroup
  return effortOf(bare) <= limits.patternBits ? undefined : problems.effort
}
