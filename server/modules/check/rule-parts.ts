import type { CheckRulePart } from '#schemas'
import { patternProblem } from '#schemas/expr'
import { ruleEmpty, ruleInvalid, rulePatternRefused, ruleTooLong } from './errors.ts'
import { parseParts, type RulePart } from './rules.ts'

/** Characters of a rule as it is stored. */
const LONGEST_RULE = 4_000

const ENGLISH = 'en-US'
const CHINESE = 'zh-CN'

/** The parts of a stored rule as forms edit them; none of one that can't be read. */
export function partsOf(json: string): CheckRulePart[] {
  return (parseParts(json) ?? []).map(({ digits, pattern, message, messages }) => ({
    digits: String(digits),
    pattern,
    message,
    messageEn: messages?.[ENGLISH] ?? null,
  }))
}

/** Parts as they were typed, in the form in which rules are stored and run. */
export const partsTyped = (parts: readonly CheckRulePart[]): RulePart[] =>
  parts.map(({ digits, pattern, message, messageEn }) => {
    const english = messageEn?.trim()
    const part = { digits, pattern, message: message.trim() }
    return english ? { ...part, messages: { [CHINESE]: part.message, [ENGLISH]: english } } : part
  })

/** Refuses patterns that are none, or that could try for ever. */
export function refusePatterns(parts: readonly RulePart[]): void {
  for (const [index, { pattern }] of parts.entries()) {
    const problem = patternProblem(pattern)
    if (problem === undefined) continue
    throw rulePatternRefused({ row: index + 1, problem }).at(`parts.${index}.pattern`)
  }
}

/** The text that a rule is stored as, sound in every part. */
export function ruleJsonOf(parts: readonly RulePart[]): string {
  if (parts.length === 0) throw ruleEmpty()
  refusePatterns(parts)
  const json = JSON.stringify(parts)
  if (json.length > LONGEST_RULE) throw ruleTooLong({ limit: LONGEST_RULE })
  return json
}

/** Parts that came as text. */
export function readTypedRule(json: string): RulePart[] {
  const parts = parseParts(json)
  if (!parts) throw ruleInvalid()
  return parts
}
