import Type from 'typebox'
import { Check } from 'typebox/value'
import type { FailedRule } from '#schemas'
import { exprLimits, patternProblem } from '#schemas/expr'
import type { Locale } from '../../platform/http/locale.ts'
import { ruleBroken, ruleValueLong } from './errors.ts'

/** Characters of a value: patterns are made sure to end quickly on texts of this length. */
const LONGEST_VALUE = exprLimits.matchLength

/** One part of a check rule; `messages` has its message in other languages. Other keys of stock rules mean nothing. */
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

/** The parts of a rule, whatever their patterns are; undefined for what is no rule. */
export function parseParts(json: string): RulePart[] | undefined {
  const parts = parse(json)
  return Check(RuleParts, parts) ? parts : undefined
}

/** Reads the parts of a rule. They hold patterns only, and of these only such as cannot try for ever. */
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

/** Clients encode the value once more than its query; one that did not is taken as it is. */
export function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * The first part that a value does not pass: `*` looks at the whole value, a number at as many characters as it says,
 * each part going on where the one before it ended.
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
