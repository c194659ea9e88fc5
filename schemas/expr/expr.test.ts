import { describe, expect, test } from 'vitest'
import { countSteps } from './backtracking.fixture.ts'
import { compile, createPass, evaluate, evaluateCondition, run, textOf } from './index.ts'
import { limits } from './limits.ts'
import type { Scope } from './node.ts'
import { patternProblem } from './pattern.ts'

const user = { id: '1', username: 'clerk', roles: ['settlement_clerk'], dept: { code: 'A01' } }
const record = {
  billNo: 'B1',
  payableFen: 123456,
  tradeCount: 7,
  holdReason: null,
  tags: ['a', 'b'],
  counts: [2n],
  unreadable: Number.NaN,
  items: [
    { kind: 'GROSS', amountFen: 200 },
    { kind: 'FEE', amountFen: -20 },
  ],
}
const give = (source: string, scope: Scope = { record, user }) => run(compile(source), scope)

describe('values', () => {
  test.each([
    ['record.tradeCount + 1', 8],
    ['record.tradeCount / 2', 3.5],
    ['-record.tradeCount % 4', -3],
    ['record.tradeCount / 0', null],
    ['1.5 * 2', 3],
    ['"a" + "b"', 'ab'],
    ['record.tags + ["c"]', ['a', 'b', 'c']],
    ['record.items[0].kind', 'GROSS'],
    ['record.items[9].kind', null],
    ['{"a": 1}.a', 1],
    ['record.tradeCount > 6 ? "many" : "few"', 'many'],
    ['"a" in record.tags', true],
    ['"billNo" in record', true],
    ['has(record.holdReason)', false],
  ])('%s is %j', (source, expected) => {
    expect(give(source)).toEqual(expected)
  })
})

describe('null', () => {
  test.each([
    ['record.nothing', null],
    ['record.nothing.deeper', null],
    ['record.nothing + 1', null],
    ['-record.nothing', null],
    ['record.unreadable', null],
    ['record.unreadable >= 1', false],
    ['record.nothing > 1', false],
    ['record.nothing <= 1', false],
    ['record.nothing == null', true],
    ['record.nothing != "x"', true],
    ['record.nothing in [null]', false],
    ['!record.nothing', true],
    ['record.nothing || true', true],
    ['record.nothing.startsWith("x")', null],
    ['record.nothing.all(x, x > 1)', true],
    ['len(record.nothing)', 0],
    ['sum(record.nothing)', 0],
    ['avg(record.nothing)', null],
    ['coalesce(record.nothing, record.billNo, 3)', 'B1'],
  ])('%s is %j', (source, expected) => {
    expect(give(source)).toEqual(expected)
  })
})

describe('lists and functions', () => {
  test.each([
    ['record.items.map(x, x.amountFen)', [200, -20]],
    ['"a😀b".substring(1, 2)', '😀'],
    ['"a😀b".substring(2)', 'b'],
    ['record.items.map(x, x.amountFen > 0, x.kind)', ['GROSS']],
    ['record.items.filter(x, x.amountFen < 0).map(y, y.kind)', ['FEE']],
    ['record.items.exists_one(x, x.kind == "FEE")', true],
    ['record.items.all(x, record.items.exists(y, y.kind == x.kind))', true],
    ['sum(record.items.map(x, x.amountFen))', 180],
    ['min(3, 1, 2)', 1],
    ['max(["2026-01-02", "2026-01-10"])', '2026-01-10'],
    ['avg([1, 2, 4])', 7 / 3],
    ['fmt.money(record.payableFen)', '1,234.56'],
    ['fmt.money(null)', ''],
    ['fmt.rate(3800)', '0.38%'],
    ['fmt.date("2026-01-02 03:04:05")', '2026-01-02'],
    ['fmt.number(1234567)', '1,234,567'],
    ['fen.split(100, [1, 1, 1])', [34, 33, 33]],
    ['fen.splitIncome(100, [{"sharePpm": 300000}, {"amountFen": 20}]).parts.map(p, p.amountFen)', [30, 20]],
    ['fen.splitIncome(100, [{"name": "A"}]).parts.map(p, p.receiver.name + string(p.amountFen))', ['A']],
    ['fen.splitIncome(100, null).restFen', 100],
    ['fen.splitIncome(null, []).parts', null],
    ['"Ab".lowerAscii().contains("ab")', true],
    ['"2026-01".split("-")', ['2026', '01']],
    ['["a", "b"].join("-")', 'a-b'],
    ['"AB-12".matches("^[A-Z]{2}-\\\\d+$")', true],
    ['int("12") + 1', 13],
    ['size(record.tags)', 2],
    ['record.counts.map(x, x + 1)', [3]],
  ])('%s is %j', (source, expected) => {
    expect(give(source)).toEqual(expected)
  })

  test('can, dict and now use the pass; now is constant during a pass', () => {
    let second = 0
    const pass = createPass({
      can: (code) => code === 'bill:confirm',
      dict: (code, value) => `${code}/${value}`,
      now: () => `2026-01-01 00:00:0${second++}`,
    })
    const source = '[can("bill:confirm"), can("bill:release"), dict("d", "A"), now() == now()]'

    expect(run(compile(source), {}, pass)).toEqual([true, false, 'd/A', true])
  })
})

describe('a hostile key', () => {
  const hostile = JSON.parse('{"__proto__":{"x":1},"constructor":{"x":1},"ok":1}')

  test.each([
    'record.__proto__',
    'record["__proto__"]',
    'record.constructor',
    'record["constructor"]["constructor"]',
    'record.prototype',
    'record.toString',
    'record.hasOwnProperty',
    'record.tags.length',
    'record.tags["map"]',
    'record.billNo.constructor',
    'user["__proto__"]',
  ])('%s reads as null', (source) => {
    expect(give(source, { record: { ...record, ...hostile }, user })).toBeNull()
  })

  test('is removed from evaluated data and changes no prototype', () => {
    const given = evaluate({ args: hostile }, {}) as { args: object }

    expect(Object.keys(given.args)).not.toContain('__proto__')
    expect(Object.getPrototypeOf(given.args)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

test("every read goes through the observable's getter, even for a missing key", () => {
  const seen: string[] = []
  const observed = new Proxy({ a: 1 } as Record<string, unknown>, {
    get: (target, key) => {
      seen.push(String(key))
      return target[String(key)]
    },
  })

  run(compile('values.a == 1 || values.later > 2'), { values: observed })
  run(compile('values.later'), { values: observed })

  expect(seen).toEqual(['a', 'later'])
})

describe('an error during evaluation', () => {
  test.each([
    ['record.', 'EXPR_SYNTAX'],
    ['shop.name', 'EXPR_SYNTAX'],
    ['alert(1)', 'EXPR_SYNTAX'],
    ['fmt.nothing(1)', 'EXPR_SYNTAX'],
    ['"a".repeat(3)', 'EXPR_SYNTAX'],
    ['has(1)', 'EXPR_SYNTAX'],
    ['b"x"', 'EXPR_SYNTAX'],
    ['9007199254740993', 'EXPR_SYNTAX'],
    ['record.billNo.matches(record.holdReason)', 'EXPR_SYNTAX'],
    ['"a".matches("(a+)+$")', 'EXPR_SYNTAX'],
    ['"a".matches("a*a*a*$")', 'EXPR_SYNTAX'],
    ['record.tags.map(record, 1)', 'EXPR_SYNTAX'],
    ['record.tags.map(true, true)', 'EXPR_SYNTAX'],
    ['has(record.billNo, 1)', 'EXPR_SYNTAX'],
    [`${'('.repeat(40)}1${')'.repeat(40)}`, 'EXPR_LIMIT'],
    [`1${'+1'.repeat(300)}`, 'EXPR_LIMIT'],
    ['record.tags.map(a, record.tags.map(b, record.tags.map(c, 1)))', 'EXPR_LIMIT'],
    ['record.billNo - 1', 'EXPR_TYPE'],
    ['record.billNo && true', 'EXPR_TYPE'],
    ['9007199254740991 + 1', 'EXPR_TYPE'],
    ['fmt.money(1.5)', 'EXPR_TYPE'],
    ['1e308 * 10', 'EXPR_TYPE'],
    ['fen.split(-1, [1])', 'EXPR_TYPE'],
    ['fen.split(1, [0.5])', 'EXPR_TYPE'],
    ['fen.splitIncome(-1, [])', 'EXPR_TYPE'],
    ['fen.splitIncome(1.5, [])', 'EXPR_TYPE'],
    ['fen.splitIncome(1, [2])', 'EXPR_TYPE'],
    ['fen.splitIncome(1, "x")', 'EXPR_TYPE'],
    ['{record.items: 1}', 'EXPR_TYPE'],
  ])('%s is %s', (source, code) => {
    expect(() => give(source)).toThrow(expect.objectContaining({ code }))
  })

  test('a syntax error contains its position', () => {
    expect(() => compile('record.a + alert(1)')).toThrow(
      expect.objectContaining({ data: expect.objectContaining({ range: { start: 11, end: 16 } }) }),
    )
  })

  test('a list beyond the size limit is an error', () => {
    const tags = Array.from({ length: 10_001 }, () => 1)

    expect(() => give('record.tags.map(x, x)', { record: { tags } })).toThrow(
      expect.objectContaining({ code: 'EXPR_LIMIT' }),
    )
  })

  test.each([
    ['a source that is too long', `"${'a'.repeat(10_000)}"`],
    ['a string that doubles many times', `["tea"]${'.map(x, x + x)'.repeat(30)}`],
    ['a string that is joined with itself many times', `["tea"]${'.map(x, [x, x].join("-"))'.repeat(30)}`],
    ['a list that doubles many times', `[[1]]${'.map(x, x + x)'.repeat(30)}`],
    ['nested lists that would be too large to print', `[1]${'.map(x, [x, x])'.repeat(30)}`],
    ['nested records that would be too large to send', `[1]${'.map(x, {"a": x, "b": x})'.repeat(30)}`],
  ])('%s is rejected before it fills the memory', (_what, source) => {
    expect(() => give(source)).toThrow(expect.objectContaining({ code: 'EXPR_LIMIT' }))
  })

  test('a pass beyond its time budget stops inside a loop and reports the slowest expression', () => {
    const tags = Array.from({ length: 10_000 }, (_, index) => index)
    const slow = 'record.tags.all(x, record.tags.all(y, y >= 0))'
    const pass = createPass({ milliseconds: 20 })
    run(compile('1 + 1'), {}, pass)

    const started = performance.now()
    expect(() => run(compile(slow), { record: { tags } }, pass)).toThrow(
      expect.objectContaining({ code: 'EXPR_BUDGET', data: expect.objectContaining({ source: slow }) }),
    )
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})

describe('a pattern', () => {
  test.each([
    ['^1[3-9]\\\\d{9}$', '13800001111'],
    ['^(?:\\\\d{15}|\\\\d{17}[\\\\dXx])$', '11010519491231002X'],
    ['^-?\\\\d+(?:[.]\\\\d{1,2})?$', '-12.50'],
    ['^[a-z]+?@[a-z]+?[.][a-z]{2,6}$', 'a@tea.cn'],
  ])('like %s is accepted', (pattern, text) => {
    expect(give(`"${text}".matches("${pattern}")`)).toBe(true)
  })

  test.each([
    ['with many optional letters', `^${'a?'.repeat(30)}${'a{1}'.repeat(10)}$`],
    ['with many choices', `^${'(a|a)'.repeat(30)}$`],
    ['with many short repeats', `^${'a{0,1}'.repeat(30)}$`],
    ['anchored in its first alternative only', '^a|b*c*d*e'],
    ['with three repeats at any place', 'a*a*a*b'],
    ['with four repeats at the beginning', '^a*a*a*a*$'],
  ])('%s is rejected, because it could backtrack for too long', (_what, pattern) => {
    expect(() => give(`"a".matches("${pattern}")`)).toThrow(expect.objectContaining({ code: 'EXPR_SYNTAX' }))
  })

  test.each(['a'.repeat(limits.patternLength + 1), String.raw`(a)\1`, '(?=a)', '^(a+)+$', 'a*b*c*d*e*', '('])(
    'the Chinese reason for rejecting %s has no English in it',
    (pattern) => {
      expect(patternProblem(pattern)?.zh).toMatch(/^[^A-Za-z]*\p{Script=Han}[^A-Za-z]*$/u)
    },
  )

  const longest = `${'a'.repeat(limits.matchLength - 1)}b`

  test.each(['^a*a*a*$', 'a*a*c'])(
    'of the largest accepted size, %s, stays within the limit of attempts',
    (pattern) => {
      const answer = run(
        compile(`"${longest}".matches("${pattern}")`),
        {},
        createPass({ milliseconds: Number.POSITIVE_INFINITY }),
      )

      expect(answer).toBe(false)
      expect(countSteps(pattern, longest)).toBeLessThanOrEqual(2 ** limits.patternBits)
    },
  )

  test('consumes the time budget of the pass', () => {
    const worst = `"${longest}".matches("^a*a*a*$")`

    expect(() => run(compile(worst), {}, createPass({ milliseconds: 0 }))).toThrow(
      expect.objectContaining({ code: 'EXPR_BUDGET', data: expect.objectContaining({ source: worst }) }),
    )
  })
})

describe('evaluate', () => {
  test('replaces expressions and templates at any depth and keeps other strings', () => {
    const value = {
      id: { $expr: 'record.billNo' },
      list: [{ text: { $text: 'Pay ${record.tradeCount}?' } }],
      plain: '${record.billNo}',
    }

    expect(evaluate(value, { record })).toEqual({
      id: 'B1',
      list: [{ text: 'Pay 7?' }],
      plain: '${record.billNo}',
    })
  })

  test('an object with another key beside $expr is data', () => {
    expect(evaluate({ $expr: '1', other: 2 }, {})).toEqual({ $expr: '1', other: 2 })
  })

  test('a template is translated before it is filled, and null is an empty text', () => {
    const pass = createPass({ translate: (text) => text.replace('Bill', '账单') })

    expect(textOf({ $text: 'Bill ${record.billNo}${record.holdReason}' }, { record }, pass)).toBe('账单 B1')
  })

  test.each([
    ['braces and quotes inside an expression belong to it', 'a ${ {"x": "}"}["x"] } b', 'a } b'],
    ['a doubled dollar sign is one dollar sign', 'a $${x} b', 'a ${x} b'],
  ])('%s', (_rule, template, expected) => {
    expect(textOf({ $text: template }, {})).toBe(expected)
  })

  test('an unclosed template is an error', () => {
    expect(() => textOf({ $text: 'a ${record.x' }, {})).toThrow(
      expect.objectContaining({ code: 'EXPR_SYNTAX' }),
    )
  })
})

describe('a condition', () => {
  test.each([
    ['is true for an expression with the result true', { $expr: 'record.tradeCount == 7' }, true],
    ['is false for an expression with the result null', { $expr: 'record.nothing' }, false],
    ['compares a field of the record', { field: 'billNo', op: 'eq', value: 'B1' } as const, true],
    [
      "evaluates an expression in a rule's value",
      { field: 'billNo', op: 'ne', value: { $expr: 'user.username' } } as const,
      true,
    ],
  ])('%s', (_rule, when, expected) => {
    expect(evaluateCondition(when, { record, user })).toBe(expected)
  })

  test('a condition with a result of another type is an error', () => {
    expect(() => evaluateCondition({ $expr: 'record.tradeCount' }, { record })).toThrow(
      expect.objectContaining({ code: 'EXPR_TYPE' }),
    )
  })
})
