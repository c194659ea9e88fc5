import type { Comparison, Condition } from '../meta/condition.ts'
import { isEmpty } from './access.ts'
import type { RuleContext } from './matches.ts'

/**
 * A rule prepared for SQL. The prepared rule contains no `not` and no reference to the user, and handles null
 * explicitly. Only `isNull` and `isEmpty` match a column that is null. Each test is therefore a single
 * comparison, for which the database can use an index.
 */
export type QueryCondition =
  | { all: QueryCondition[] }
  | { any: QueryCondition[] }
  /** `true` matches every row, and `false` matches none. */
  | { constant: boolean }
  | { field: string; test: 'isNull' | 'notNull' | 'isEmpty' | 'notEmpty' }
  | { field: string; test: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'; value: Scalar }
  /** `values` has at least one item, and no item is null. */
  | { field: string; test: 'in' | 'nin'; values: Scalar[] }
  /**
   * `contains` ignores whether letters A–Z are upper or lower case. In `value`, characters such as `%` are
   * not wildcards.
   */
  | { field: string; test: 'contains' | 'notContains' | 'startsWith' | 'notStartsWith'; value: string }

type Scalar = string | number | boolean

const all = (...parts: QueryCondition[]): QueryCondition => ({ all: parts })
const any = (...parts: QueryCondition[]): QueryCondition => ({ any: parts })
const constant = (value: boolean): QueryCondition => ({ constant: value })
const isNull = (field: string): QueryCondition => ({ field, test: 'isNull' })
const notNull = (field: string): QueryCondition => ({ field, test: 'notNull' })

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)

const scalars = (value: unknown): Scalar[] => (Array.isArray(value) ? value.filter(isScalar) : [])

type Make = (field: string, value: unknown, context: RuleContext, negated: boolean) => QueryCondition

/**
 * Creates a comparison with an order operator, such as `gt`. The comparison doesn't match a column that is
 * null, but its negation does. If the value is neither a string nor a number, the comparison matches no row,
 * and its negation matches every row.
 */
const compareOrder =
  (test: 'gt' | 'gte' | 'lt' | 'lte', opposite: 'gt' | 'gte' | 'lt' | 'lte'): Make =>
  (field, value, _context, negated) => {
    if (typeof value !== 'string' && typeof value !== 'number') return constant(negated)
    return negated ? any(isNull(field), { field, test: opposite, value }) : { field, test, value }
  }

const compareText =
  (
    test: 'contains' | 'startsWith',
    opposite: 'notContains' | 'notStartsWith',
    target: (value: unknown, context: RuleContext) => unknown,
    mayBeEmpty: boolean,
  ): Make =>
  (field, given, context, negated) => {
    const value = target(given, context)
    if (typeof value !== 'string' || (value === '' && !mayBeEmpty)) return constant(negated)
    return negated ? any(isNull(field), { field, test: opposite, value }) : { field, test, value }
  }

const equals = (field: string, value: unknown, negated: boolean): QueryCondition => {
  if (value === null || value === undefined) return negated ? notNull(field) : isNull(field)
  if (!isScalar(value)) return constant(negated)
  return negated ? any(isNull(field), { field, test: 'ne', value }) : { field, test: 'eq', value }
}

const among = (field: string, value: unknown, negated: boolean): QueryCondition => {
  const values = scalars(value)
  if (!values.length) return constant(negated)
  return negated ? any(isNull(field), { field, test: 'nin', values }) : { field, test: 'in', values }
}

const between: Make = (field, value, context, negated) => {
  const [from, to] = Array.isArray(value) ? value : []
  const parts = [
    ...(isEmpty(from) ? [] : [makers.gte(field, from, context, negated)]),
    ...(isEmpty(to) ? [] : [makers.lte(field, to, context, negated)]),
  ]
  if (!parts.length) return constant(!negated)
  return negated ? any(...parts) : all(...parts)
}

const given = (value: unknown) => value

const makers: Record<Comparison['op'], Make> = {
  eq: (field, value, _context, negated) => equals(field, value, negated),
  ne: (field, value, _context, negated) => equals(field, value, !negated),
  gt: compareOrder('gt', 'lte'),
  gte: compareOrder('gte', 'lt'),
  lt: compareOrder('lt', 'gte'),
  lte: compareOrder('lte', 'gt'),
  in: (field, value, _context, negated) => among(field, value, negated),
  nin: (field, value, _context, negated) => among(field, value, !negated),
  like: compareText('contains', 'notContains', given, true),
  starts: compareText('startsWith', 'notStartsWith', given, true),
  between,
  empty: (field, _value, _context, negated) => ({ field, test: negated ? 'notEmpty' : 'isEmpty' }),
  notEmpty: (field, _value, _context, negated) => ({ field, test: negated ? 'isEmpty' : 'notEmpty' }),
  within: compareText('startsWith', 'notStartsWith', given, false),
  me: (field, _value, { username }, negated) =>
    username ? equals(field, username, negated) : constant(negated),
  myDept: compareText('startsWith', 'notStartsWith', (_value, { orgCode }) => orgCode, false),
}

/** Converts a rule to conditions for SQL. The conditions match the same records as the function `matches`. */
export function ruleToConditions(
  condition: Condition,
  context: RuleContext = {},
  negated = false,
): QueryCondition {
  const make = (part: Condition) => ruleToConditions(part, context, negated)
  if ('not' in condition) return ruleToConditions(condition.not, context, !negated)
  if ('all' in condition) return negated ? any(...condition.all.map(make)) : all(...condition.all.map(make))
  if ('any' in condition) return negated ? all(...condition.any.map(make)) : any(...condition.any.map(make))
  const value = context.resolve ? context.resolve(condition.value) : condition.value
  return makers[condition.op](condition.field, value, context, negated)
}
