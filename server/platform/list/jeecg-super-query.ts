import { isRecord } from '#schemas/values'
import type { LocalizedText } from '../http/locale.ts'
import type { AddError } from './errors.ts'
import { isBlank } from './jeecg-value.ts'
import {
  NO_RULES,
  NO_VALUE,
  OPERATORS,
  partsOf,
  previewOf,
  type RawCondition,
  readRules,
} from './super-query.ts'
import type { ListOperator } from './values.ts'

const MATCH = 'superQueryMatchType'

/**
 * Operators by the name of a rule in JeecgBoot. Our own lists don't have these rules, except `ne`. In
 * JeecgBoot, `ne` doesn't match null.
 */
const JEECG_OPERATORS = new Map<string, ListOperator>([
  ['ne', 'differs'],
  ['left_like', 'ends'],
  ['eq_with_add', 'eq'],
])

const isNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value))

const asText = (value: unknown) => (typeof value === 'boolean' ? String(value) : value)

/** Parses a rule. An incomplete rule is ignored. */
function readRule(rule: unknown): RawCondition[] | LocalizedText {
  if (!isRecord(rule)) return NO_RULES
  const { field, rule: name, val } = rule as Record<string, unknown>
  if (isNothing(field) || isNothing(name)) return []
  const op = typeof name === 'string' ? (JEECG_OPERATORS.get(name) ?? OPERATORS.get(name)) : undefined
  if (!op || typeof field !== 'string') {
    return { en: `Unknown rule "${previewOf(name)}"`, zh: `未知的条件“${previewOf(name)}”` }
  }
  if (NO_VALUE.has(op)) return [{ field, op, parts: [], key: field }]
  if (isNothing(val)) return []
  const parts = partsOf(op, asText(val)).filter((part) => op === 'between' || !isNothing(part))
  return parts.length === 0 ? [] : [{ field, op, parts, key: field }]
}

/** Parses the rules of `superQueryParams` in JeecgBoot's format. */
export const readJeecgRules = (text: string, addError: AddError): RawCondition[] =>
  isBlank(text) ? [] : readRules(text, addError, readRule)

/** True if the rules are joined by OR. */
export function matchesAny(text: string, addError: AddError): boolean {
  if (isBlank(text)) return false
  const type = text.toLowerCase()
  if (type !== 'and' && type !== 'or') addError(MATCH, { en: 'and or or is expected', zh: '应为 and 或 or' })
  return type === 'or'
}
