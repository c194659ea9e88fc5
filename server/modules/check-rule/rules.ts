import Type from 'typebox'
import { Check } from 'typebox/value'
import type { FailedRule } from '#schemas'
import { exprLimits, patternProblem } from '#schemas/expr'
import type { Locale } from '../../platform/http/locale.ts'
import { ruleBroken, ruleValueLong } from './errors.ts'

/** Maximum length of a value that a rule checks. Up to this length, all accepted patterns are fast. */
const LONGEST_VALUE = exprLimits.matchLength

/**
 * One part of a check rule: a pattern, the number of characters that it checks, and its error message.
 * `messages` contains translations. Other keys of JeecgBoot's rules are ignored.
 */
const RulePart = Type.Object({
  digits: Type.Union([
    Type.String({ pattern: '^([*]|[1-9][0-9]{0,2})$' }),
    Type.Integer({ minimum: 1, maximum: 256 }),
  ]),
  pattern: Type.String({ maxLength: 200 }),
  message: Type.String({ maxLength: 200 }),
  messages: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 200 }))),
})
const RuleParts = Type.Array(RulePart, { maxItems: 20 })
export type RulePart = Type.Static<typeof RulePart>

/** Parses a stored rule without checking its patterns; undefined if the JSON isn't a check rule. */
export function parseParts(json: string): RulePart[] | undefined {
  const parts = parse(json)
  return Check(RuleParts, parts) ? parts : undefined
}

/** Parses a stored rule; throws if it is invalid or a pattern has exponential run time. */
export function readRule(json: string): RulePart[] {
  const parts = parseParts(json)
  if (!parts) throw ruleBroken()
  if (parts.some(({ pattern }) => patternProblem(pattern) !== undefined)) throw ruleBroken()
  return parts
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Decodes a value that a client URL-encoded twice. Returns the value unchanged if it can't be decoded. */
export function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Finds the first part of a rule that a value violates. A part with `*` checks the whole value. A part with a
 * number checks that many characters, starting where the previous part ended.
 */
export function findFailure(parts: RulePart[], value: string, locale: Locale): FailedRule | undefined {
  const characters = [...value]
  if (characters.length > LONGEST_VALUE) throw ruleValueLong({ limit: LONGEST_VALUE })
  let beginIndex = 0
  for (const { digits, pattern, message, messages } of parts) {
    const isWhole = digits === '*'
    const from = isWhole ? 0 : beginIndex
    const endIndex = isWhole ? characters.length : Math.min(from + Number(digits), characters.length)
    const checkValue = characters.slice(from, endIndex).join('')
    if (!new RegExp(pattern, 'u').test(checkValue)) {
      const words = messages?.[locale] ?? message
      return {
        digits: String(digits),
        pattern,
        message: words,
        beginIndex: from,
        endIndex,
        checkValue,
        passed: false,
      }
    }
    if (!isWhole) beginIndex = endIndex
  }
  return undefined
}
