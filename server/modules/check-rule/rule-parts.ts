import type { CheckRulePart } from '#schemas'
import { patternProblem } from '#schemas/expr'
import { ruleEmpty, ruleInvalid, rulePatternRefused, ruleTooLong } from './errors.ts'
import { parseParts, type RulePart } from './rules.ts'

/** Maximum length of a rule's JSON text in characters. */
const LONGEST_RULE = 4_000

const ENGLISH = 'en-US'
const CHINESE = 'zh-CN'

/**
 * Reads the parts of a stored rule for the form that edits the rule. Returns an empty list if the stored text
 * can't be parsed.
 */
export function partsOf(json: string): CheckRulePart[] {
  return (parseParts(json) ?? []).map(({ digits, pattern, message, messages }) => ({
    digits: String(digits),
    pattern,
    message,
    messageEn: messages?.[ENGLISH] ?? null,
  }))
}

/** Converts the parts of a rule from the format of the form to the stored format. */
export const toRuleParts = (parts: readonly CheckRulePart[]): RulePart[] =>
  parts.map(({ digits, pattern, message, messageEn }) => {
    const english = messageEn?.trim()
    const part = { digits, pattern, message: message.trim() }
    return english ? { ...part, messages: { [CHINESE]: part.message, [ENGLISH]: english } } : part
  })

/** Throws if a pattern is invalid or has exponential run time. */
export function validatePatterns(parts: readonly RulePart[]): void {
  for (const [index, { pattern }] of parts.entries()) {
    const problem = patternProblem(pattern)
    if (problem === undefined) continue
    throw rulePatternRefused({ row: index + 1, problem }).at(`parts.${index}.pattern`)
  }
}

/** Validates the parts of a rule and returns the JSON text to store. */
export function ruleJsonOf(parts: readonly RulePart[]): string {
  if (parts.length === 0) throw ruleEmpty()
  validatePatterns(parts)
  const json = JSON.stringify(parts)
  if (json.length > LONGEST_RULE) throw ruleTooLong({ limit: LONGEST_RULE })
  return json
}

/** Parses a rule that a client sent as JSON text; throws if the text isn't a rule. */
export function parseRuleText(json: string): RulePart[] {
  const parts = parseParts(json)
  if (!parts) throw ruleInvalid()
  return parts
}
