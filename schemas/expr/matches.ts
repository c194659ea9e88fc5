import type { Comparison, Condition } from '../meta/condition.ts'
import { equal, isEmpty, lowerAscii, normalize, order, read } from './access.ts'

/** The user for whom a rule is evaluated, and the function that evaluates the expressions in the rule. */
export interface RuleContext {
  username?: string
  /** Org code of the user's department. */
  orgCode?: string
  resolve?: (value: unknown) => unknown
}

const isText = (value: unknown): value is string => typeof value === 'string'
const startsWith = (value: unknown, start: unknown) =>
  isText(value) && isText(start) && value.startsWith(start)

/**
 * True if an org code is `code`, or belongs to a descendant of the department with this code. False if `code`
 * is empty.
 */
const isWithin = (value: unknown, code: unknown) => isText(code) && code !== '' && startsWith(value, code)

const isLike = (value: unknown, part: unknown) =>
  isText(value) && isText(part) && lowerAscii(value).includes(lowerAscii(part))

const isBetween = (value: unknown, bounds: unknown) => {
  const [from, to] = Array.isArray(bounds) ? bounds : []
  const atLeast = isEmpty(from) || (order(value, from) ?? -1) >= 0
  const atMost = isEmpty(to) || (order(value, to) ?? 1) <= 0
  return atLeast && atMost
}

const isIn = (value: unknown, list: unknown) =>
  value !== null && Array.isArray(list) && list.some((item) => equal(value, item))

type Test = (value: unknown, target: unknown, context: RuleContext) => boolean

const tests: Record<Comparison['op'], Test> = {
  eq: (value, target) => equal(value, target),
  ne: (value, target) => !equal(value, target),
  gt: (value, target) => (order(value, target) ?? 0) > 0,
  gte: (value, target) => (order(value, target) ?? -1) >= 0,
  lt: (value, target) => (order(value, target) ?? 0) < 0,
  lte: (value, target) => (order(value, target) ?? 1) <= 0,
  in: isIn,
  nin: (value, target) => !isIn(value, target),
  like: isLike,
  starts: startsWith,
  between: isBetween,
  empty: isEmpty,
  notEmpty: (value) => !isEmpty(value),
  within: isWithin,
  me: (value, _target, { username = '' }) => username !== '' && value === username,
  myDept: (value, _target, { orgCode }) => isWithin(value, orgCode),
}

/**
 * True if a rule matches a record. This function defines the operators that docs/expressions.md describes. A
 * rule that is compiled to SQL must match the same records.
 */
export function matches(condition: Condition, record: unknown, context: RuleContext = {}): boolean {
  if ('all' in condition) return condition.all.every((part) => matches(part, record, context))
  if ('any' in condition) return condition.any.some((part) => matches(part, record, context))
  if ('not' in condition) return !matches(condition.not, record, context)
  const { field, op, value } = condition
  const target = normalize(context.resolve ? context.resolve(value) : value)
  return tests[op](read(record, field), target, context)
}
