import fc from 'fast-check'
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DictTable } from '../../platform/area/dict-table.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { type Predicate, readCondition } from './predicate.ts'
import { predicateSql } from './predicate-sql.ts'

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: () => ({}) as never,
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const table: DictTable = {
  rows: sql`somewhere t`,
  within: () => sql`true`,
  columns: { name: 'text', status: 'integer' },
  order: sql`t.name`,
}
const compiled = (source: string) => {
  const { where } = readCondition(source)
  if (!where) throw new Error('no condition')
  const { sql: text, parameters } = predicateSql(table, where).compile(compiler)
  return { text, parameters }
}

test.each([
  ["name = 'a'", '"t"."name" = $1::text', ['a']],
  ['name != "it\'s"', '"t"."name" <> $1::text', ["it's"]],
  ["NAME='it''s'", '"t"."name" = $1::text', ["it's"]],
  ['status >= -1.5', '"t"."status" >= $1::numeric', ['-1.5']],
  ["status = '1'", '"t"."status" = $1::numeric', ['1']],
  ["name like '%a_\\'", `"t"."name" like $1 escape ''`, ['%a_\\']],
  ["status not like '1%'", `not "t"."status"::text like $1 escape ''`, ['1%']],
  ["name in ('a','b')", '"t"."name" in ($1::text, $2::text)', ['a', 'b']],
  ['name not in (1)', '"t"."name" not in ($1::text)', ['1']],
  ['name is not null', '"t"."name" is not null', []],
  [
    "name is null or status = 1 AND (name='a' or name='b')",
    '("t"."name" is null or ("t"."status" = $1::numeric and ("t"."name" = $2::text or "t"."name" = $3::text)))',
    ['1', 'a', 'b'],
  ],
])('the condition %s is accepted', (source, text, parameters) => {
  expect(compiled(source)).toEqual({ text, parameters })
})

test.each([
  ["name='a' order by status desc", { column: 'status', isDown: true }],
  ['order by name', { column: 'name', isDown: false }],
  ['order by name asc', { column: 'name', isDown: false }],
])('the condition %s contains an order', (source, order) => {
  expect(readCondition(source).order).toEqual(order)
})

test.each([
  '1=1',
  "'a'='a'",
  'name',
  "name='a'; drop table sys_user",
  "name='a' -- and",
  "name='a' /* */",
  "name='a' union select password from sys_user",
  'name=(select password from sys_user limit 1)',
  'name in (select username from sys_user)',
  'name = username',
  "lower(name)='a'",
  "name='a' or pg_sleep(10)",
  "name||''='a'",
  'name = $1',
  "name = 'a",
  "name = E'\\x41'",
  "t.name = 'a'",
  '`name` = 1',
  'status = 1e9',
  'status = 0x10',
  "status = '1e3'",
  "status = 'NaN'",
  "password = 'x'",
  "__proto__ = 'x'",
  "constructor = 'x'",
  'name = 1 order by password',
  "name = 'a' limit 1",
  'name between 1 and 2',
  `${'('.repeat(20)}name=1${')'.repeat(20)}`,
  Array.from({ length: 51 }, () => 'name=1').join(' or '),
  `name in (${Array.from({ length: 501 }, () => '1').join(',')})`,
])('the condition %s is refused', (source) => {
  expect(() => {
    const { order } = readCondition(source)
    if (order && !Object.hasOwn(table.columns, order.column))
      throw new HttpError('x', 403, { en: '', zh: '' }, {}, {})
    compiled(source)
  }).toThrow(HttpError)
})

test('any input is refused with our error, or becomes comparisons of known columns with bound values', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'name',
      'status',
      'and',
      'or',
      'not',
      'in',
      'is',
      'null',
      'like',
      '=',
      '<>',
      '(',
      ')',
      ',',
    ),
    fc.constantFrom(
      "'a'",
      '"b"',
      '1',
      '-2.5',
      ' ',
      ';',
      '--',
      'select',
      "'",
      '\\',
      'union',
      'order',
      'by',
      'desc',
    ),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const source = pieces.join(' ')
      try {
        expect(compiled(source).text).toMatch(
          /^(?:\$\d+|::(?:text|numeric)|"t"\."(?:name|status)"|escape ''|and|or|not|in|is|null|like|[=<>(),\s])+$/,
        )
      } catch (error) {
        if (!(error instanceof HttpError) && !String(error).includes('no condition')) throw error
      }
    }),
    { numRuns: 2_000 },
  )
})

const value = fc.oneof(
  fc.string({ maxLength: 8 }).map((text) => ({ text, isNumber: false })),
  fc.integer().map((number) => ({ text: String(number), isNumber: true })),
)
const column = fc.constantFrom('name', 'status')
const { tree } = fc.letrec<{ tree: Predicate; leaf: Predicate }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.record({
      kind: fc.constant('and' as const),
      parts: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('or' as const),
      parts: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
    }),
  ),
  leaf: fc.oneof(
    fc.record({
      kind: fc.constant('compare' as const),
      column,
      op: fc.constantFrom('=', '<>', '<', '>='),
      value,
    }),
    fc.record({ kind: fc.constant('like' as const), column, not: fc.boolean(), value }),
    fc.record({
      kind: fc.constant('in' as const),
      column,
      not: fc.boolean(),
      values: fc.array(value, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('null' as const), column, not: fc.boolean() }),
  ) as fc.Arbitrary<Predicate>,
}))

const quoted = ({ text, isNumber }: { text: string; isNumber: boolean }) =>
  isNumber ? text : `'${text.replaceAll("'", "''")}'`

function written(predicate: Predicate): string {
  if ('parts' in predicate) return `(${predicate.parts.map(written).join(` ${predicate.kind} `)})`
  const not = 'not' in predicate && predicate.not ? 'not ' : ''
  switch (predicate.kind) {
    case 'null':
      return `${predicate.column} is ${not}null`
    case 'like':
      return `${predicate.column} ${not}like ${quoted(predicate.value)}`
    case 'in':
      return `${predicate.column} ${not}in (${predicate.values.map(quoted).join(',')})`
    default:
      return `${predicate.column} ${predicate.op} ${quoted(predicate.value)}`
  }
}

test('a condition is read as written, whatever its literals contain', () => {
  fc.assert(
    fc.property(tree, (predicate) => {
      expect(readCondition(written(predicate)).where).toEqual(predicate)
    }),
    { numRuns: 500 },
  )
})
