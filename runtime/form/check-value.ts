import type { FormField } from '#schemas'
import { exprLimits, patternProblem } from '#schemas/expr'
import { formatFen } from '#schemas/money'
import { isRecord } from '#schemas/values'
import type { Translate } from '../i18n/interpolate.ts'
import { formatProblem } from './formats.ts'
import { isBlank } from './pure-data.ts'

/** Constraints on a field's value, without `required`. */
type Constraints = Pick<
  FormField,
  'component' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'pattern' | 'format' | 'options'
>

/**
 * Makes a pattern match the whole text. The page checker wraps patterns in the same way before it validates
 * them.
 */
const wholePattern = (pattern: string): string => `^(?:${pattern})$`

interface CheckOptions {
  field: Constraints
  required: boolean
  text: Translate
  /** Error text for a value that the input couldn't parse. */
  unreadable?: string | undefined
}

/**
 * True for NaN, which marks a value that couldn't be parsed. Also true for a record with NaN in a field, such
 * as a latitude.
 */
const isUnreadable = (value: unknown): boolean =>
  Number.isNaN(value) || (isRecord(value) && Object.values(value).some(Number.isNaN))

/** Returns the localized error of a value, or an empty string. The server makes the same check. */
export function checkValue(
  value: unknown,
  { field, required, text, unreadable = 'Not a valid number' }: CheckOptions,
): string {
  if (isBlank(value)) return required ? text('Required') : ''
  const parts = [value].flat()
  if (parts.some(isUnreadable)) return text(unreadable)
  if (isReversed(value)) return text("The first value can't exceed the second")
  for (const part of parts) {
    const problem = typeof part === 'number' ? checkNumber(part, field, text) : checkText(part, field, text)
    if (problem) return problem
  }
  return checkChoice(parts, field, text)
}

/** True for a range of numbers whose start is greater than its end. */
function isReversed(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [from, to] = value
  return typeof from === 'number' && typeof to === 'number' && from > to
}

function checkNumber(value: number, { minimum, maximum, component }: Constraints, text: Translate): string {
  const format = (limit: number) => (component === 'Money' ? formatFen(limit) : String(limit))
  if (minimum !== undefined && value < minimum)
    return text('Enter {{limit}} or more', { limit: format(minimum) })
  if (maximum !== undefined && value > maximum)
    return text('Enter {{limit}} or less', { limit: format(maximum) })
  return ''
}

function checkText(value: unknown, field: Constraints, text: Translate): string {
  if (typeof value !== 'string') return ''
  const { minLength, maxLength, format, pattern } = field
  const trimmed = value.trim()
  if (minLength !== undefined && trimmed.length < minLength)
    return text('At least {{count}} {{count:character|characters}}', { count: minLength })
  if (maxLength !== undefined && trimmed.length > maxLength)
    return text('At most {{count}} {{count:character|characters}}', { count: maxLength })
  const wrong = format ? formatProblem(format, trimmed) : ''
  if (wrong) return text(wrong)
  return pattern === undefined ? '' : checkPattern(trimmed, pattern, text)
}

/**
 * Checks a text against a pattern. Runs only patterns without catastrophic backtracking, on texts of limited
 * length.
 */
function checkPattern(trimmed: string, pattern: string, text: Translate): string {
  const whole = wholePattern(pattern)
  if (patternProblem(whole) !== undefined) return text('The rule of this field is misconfigured')
  const matches = trimmed.length <= exprLimits.matchLength && new RegExp(whole, 'u').test(trimmed)
  return matches ? '' : text('Not in the expected format')
}

function checkChoice(values: readonly unknown[], { options }: Constraints, text: Translate): string {
  const isKnown = (value: unknown) => options?.some((option) => option.value === value) ?? true
  return values.every(isKnown) ? '' : text('Not one of the options')
}
