import { Environment } from '@marcbachmann/cel-js/evaluator'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Condition } from '../meta/condition.ts'
import { lowerAscii } from './access.ts'
import {
  compile,
  evaluateCondition,
  matches,
  type QueryCondition,
  ruleToConditions,
  ruleToExpression,
  run,
} from './index.ts'

/**
 * Columns by type. The generated rules compare only values of the same type, because a database also requires
 * this.
 */
const texts = ['shop', 'status', 'org'] as const
const numbers = ['amount', 'count'] as const

const word = fc.constantFrom('', 'a', 'A', 'ab', 'aB', 'b', 'A01', 'A01A02', 'A02', '%', 'a_', 'clerk')
const number = fc.integer({ min: -3, max: 3 })
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })

const record = fc.record({
  shop: maybe(word),
  status: maybe(word),
  org: maybe(word),
  amount: maybe(number),
  count: maybe(number),
})

const textRule = fc.oneof(
  fc.record({ field: fc.constantFrom(...texts), op: fc.constantFrom('eq', 'ne'), value: maybe(word) }),
  fc.record({
    field: fc.constantFrom(...texts),
    op: fc.constantFrom('gt', 'gte', 'lt', 'lte', 'like', 'starts', 'within'),
    value: word,
  }),
  fc.record({
    field: fc.constantFrom(...texts),
    op: fc.constantFrom('in', 'nin'),
    value: fc.array(word, { maxLength: 3 }),
  }),
  fc.record({ field: fc.constantFrom(...texts), op: fc.constantFrom('empty', 'notEmpty', 'me', 'myDept') }),
)
const numberRule = fc.oneof(
  fc.record({ field: fc.constantFrom(...numbers), op: fc.constantFrom('eq', 'ne'), value: maybe(number) }),
  fc.record({
    field: fc.constantFrom(...numbers),
    op: fc.constantFrom('gt', 'gte', 'lt', 'lte'),
    value: number,
  }),
  fc.record({
    field: fc.constantFrom(...numbers),
    op: fc.constantFrom('in', 'nin'),
    value: fc.array(number, { maxLength: 3 }),
  }),
  fc.record({
    field: fc.constantFrom(...numbers),
    op: fc.constant('between'),
    value: fc.tuple(maybe(number), maybe(number)),
  }),
  fc.record({ field: fc.constantFrom(...numbers), op: fc.constantFrom('empty', 'notEmpty') }),
)

const { rule } = fc.letrec<{ rule: Condition }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    textRule as fc.Arbitrary<Condition>,
    numberRule as fc.Arbitrary<Condition>,
    fc.record({ all: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('rule') }),
  ),
}))

type Row = Record<string, string | number | null>
type Leaf = Exclude<QueryCondition, { all: unknown } | { any: unknown } | { constant: boolean }>

/** Evaluates one comparison in the same way as SQL. Null means unknown. */
function sqlLeaf(leaf: Leaf, row: Row): boolean | null {
  const value = row[leaf.field] ?? null
  const known: Record<string, () => boolean> = {
    isNull: () => value === null,
    notNull: () => value !== null,
    isEmpty: () => value === null || value === '',
    notEmpty: () => value !== null && value !== '',
  }
  const test = known[leaf.test]
  return test ? test() : value === null ? null : sqlCompare(leaf, value)
}

function sqlCompare(leaf: Leaf, value: string | number): boolean {
  if ('values' in leaf) return leaf.values.includes(value) === (leaf.test === 'in')
  const other = 'value' in leaf ? (leaf.value as string | number) : ''
  const tests: Record<string, () => boolean> = {
    eq: () => value === other,
    ne: () => value !== other,
    gt: () => value > other,
    gte: () => value >= other,
    lt: () => value < other,
    lte: () => value <= other,
    contains: () => lowerAscii(String(value)).includes(lowerAscii(String(other))),
    notContains: () => !lowerAscii(String(value)).includes(lowerAscii(String(other))),
    startsWith: () => String(value).startsWith(String(other)),
    notStartsWith: () => !String(value).startsWith(String(other)),
  }
  return tests[leaf.test]?.() ?? false
}

/** Evaluates a condition like a WHERE clause, in three-valued logic. */
function sqlHolds(condition: QueryCondition, row: Row): boolean | null {
  if ('constant' in condition) return condition.constant
  if ('all' in condition) {
    const parts = condition.all.map((part) => sqlHolds(part, row))
    return parts.includes(false) ? false : parts.includes(null) ? null : true
  }
  if ('any' in condition) {
    const parts = condition.any.map((part) => sqlHolds(part, row))
    return parts.includes(true) ? true : parts.includes(null) ? null : false
  }
  return sqlLeaf(condition, row)
}

const user = { username: 'clerk', dept: { code: 'A01' } }
const context = { username: user.username, orgCode: user.dept.code }

describe('rules', () => {
  test('a rule matches the same records in SQL and in memory', () => {
    fc.assert(
      fc.property(rule, record, (condition, row) => {
        expect(sqlHolds(ruleToConditions(condition, context), row) === true).toBe(
          matches(condition, row, context),
        )
      }),
      { numRuns: 3000 },
    )
  })

  test('a rule converted to an expression has the same result, for any user', () => {
    const nobody = { username: '', dept: { code: '' } }
    const stranger = { username: null, dept: null }

    fc.assert(
      fc.property(rule, record, fc.constantFrom(user, nobody, stranger), (condition, row, asker) => {
        const written = run(compile(ruleToExpression(condition)), { record: row, user: asker })

        expect(written === true).toBe(evaluateCondition(condition, { record: row, user: asker }))
      }),
      { numRuns: 1500 },
    )
  })

  test('every record matches either a rule or its negation', () => {
    fc.assert(
      fc.property(rule, record, (condition, row) => {
        expect(matches({ not: condition }, row, context)).toBe(!matches(condition, row, context))
      }),
    )
  })

  test.each([
    ['ne matches null', { field: 'x', op: 'ne', value: 'a' }, null, true],
    ['nin matches null', { field: 'x', op: 'nin', value: ['a'] }, null, true],
    ['in never matches null', { field: 'x', op: 'in', value: [null] }, null, false],
    ['lt never matches null', { field: 'x', op: 'lt', value: 5 }, null, false],
    ['like ignores the case of A–Z', { field: 'x', op: 'like', value: 'TEA' }, 'Green tea', true],
    ['like treats % as an ordinary character', { field: 'x', op: 'like', value: '%' }, 'tea', false],
    ['starts is case-sensitive', { field: 'x', op: 'starts', value: 'b' }, 'B1', false],
    ['between includes both ends', { field: 'x', op: 'between', value: [1, 3] }, 3, true],
    [
      'between without a bound is unlimited on that side',
      { field: 'x', op: 'between', value: [1, null] },
      99,
      true,
    ],
    ['within matches descendants', { field: 'x', op: 'within', value: 'A01' }, 'A01A02', true],
    ['within with an empty code matches nothing', { field: 'x', op: 'within', value: '' }, 'A01', false],
    ['eq does not match a number with a string', { field: 'x', op: 'eq', value: 1 }, '1', false],
  ] as [string, Condition, unknown, boolean][])('%s', (_rule, condition, value, expected) => {
    expect(matches(condition, { x: value })).toBe(expected)
  })

  test('me and myDept match nothing without a user', () => {
    const condition: Condition = {
      any: [
        { field: 'by', op: 'me' },
        { field: 'org', op: 'myDept' },
      ],
    }

    expect(matches(condition, { by: '', org: 'A01' }, { username: '', orgCode: '' })).toBe(false)
  })
})

describe('results equal those of CEL', () => {
  const { expression } = fc.letrec<{ expression: string; truth: string; whole: string }>((tie) => ({
    expression: fc.oneof(tie('truth'), tie('whole')),
    whole: fc.oneof(
      { maxDepth: 4 },
      fc.integer({ min: 0, max: 50 }).map(String),
      fc.constantFrom('record.a', 'record.b'),
      fc
        .tuple(tie('whole'), fc.constantFrom('+', '-', '*'), tie('whole'))
        .map(([l, op, r]) => `(${l} ${op} ${r})`),
      fc.tuple(tie('truth'), tie('whole'), tie('whole')).map(([c, l, r]) => `(${c} ? ${l} : ${r})`),
    ),
    truth: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('true', 'false', 'record.t'),
      fc
        .tuple(tie('whole'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('whole'))
        .map(([l, op, r]) => `(${l} ${op} ${r})`),
      fc
        .tuple(tie('truth'), fc.constantFrom('&&', '||'), tie('truth'))
        .map(([l, op, r]) => `(${l} ${op} ${r})`),
      tie('truth').map((inner) => `!(${inner})`),
      fc.tuple(tie('whole'), tie('whole')).map(([l, r]) => `${l} in [${r}, 3, record.a]`),
      fc.integer({ min: -2, max: 5 }).map((limit) => `record.list.exists(x, x > ${limit})`),
    ),
  }))
  const library = new Environment({ homogeneousAggregateLiterals: false }).registerVariable('record', 'map')

  test('for numbers, booleans and lists without nulls and divisions', () => {
    fc.assert(
      fc.property(expression, fc.integer({ min: -9, max: 9 }), (source, a) => {
        const record = { a, b: 4, t: a > 0, list: [1, a] }
        const big = { a: BigInt(a), b: 4n, t: a > 0, list: [1n, BigInt(a)] }
        const expected = library.evaluate(source, { record: big })

        expect(run(compile(source), { record })).toBe(
          typeof expected === 'bigint' ? Number(expected) + 0 : expected,
        )
      }),
      { numRuns: 1000 },
    )
  })
})
