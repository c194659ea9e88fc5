import fc from 'fast-check'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, test } from 'vitest'
import { messageResource } from '../../modules/message/list-resource.ts'
import { myAnnouncements } from '../../modules/notice/list-resource.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import { HttpError } from '../http/errors.ts'
import { userResource } from '../users/resource.ts'
import { readJeecgQuery } from './jeecg-query.ts'
import { pageSql } from './page-sql.ts'
import type { QueryableResource } from './resource.ts'

const who = { username: 'clerk', orgCode: 'A01' }
const read = (query: Record<string, unknown>, resource: QueryableResource = userResource) =>
  readJeecgQuery(resource, query, { who })
const rules = (entries: unknown[], superQueryMatchType?: string) => ({
  superQueryParams: encodeURIComponent(JSON.stringify(entries)),
  superQueryMatchType,
})

function refused(query: Record<string, unknown>, resource?: QueryableResource): string[] {
  try {
    read(query, resource)
  } catch (error) {
    if (error instanceof HttpError) return Object.keys(error.fields ?? {})
    throw error
  }
  return []
}

const text = (op: string, ...values: string[]) => ({ field: 'username', op, values })

describe("values in JeecgBoot's query strings", () => {
  test.each([
    ['adm', text('eq', 'adm')],
    ['= adm', text('eq', 'adm')],
    ['=adm', text('eq', 'adm')],
    ['*adm*', text('like', 'adm')],
    ['adm*', text('starts', 'adm')],
    ['*adm', text('ends', 'adm')],
    ['!adm', text('differs', 'adm')],
    ['!= adm', text('differs', 'adm')],
    ['> b', text('gt', 'b')],
    ['>= b', text('gte', 'b')],
    ['< b', text('lt', 'b')],
    ['<= b', text('lte', 'b')],
    ['>b', text('eq', '>b')],
    ['a,b', text('in', 'a', 'b')],
    ['a,,b,', text('in', 'a', 'b')],
    ['a,', text('eq', 'a')],
    ['!a,b', text('in', '!a', 'b')],
    ['a++b', text('eq', 'a,b')],
    ['a++b,c', text('in', 'a,b', 'c')],
    ['C++', text('eq', 'C++')],
    [',a,', text('like', 'a')],
  ])('the value %j filters by %j', (username, condition) => {
    expect(read({ username })).toMatchObject({ conditions: [condition] })
  })

  test('a value with several texts matches fields that contain any of them', () => {
    expect(read({ username: ',a,b,', status: '1' })).toMatchObject({
      conditions: [{ field: 'status', op: 'eq', values: [1] }],
      alternatives: [[text('like', 'a'), text('like', 'b')]],
    })
  })

  test.each(['', ' ', 'null', 'undefined', '*', '**', ',', ',,'])(
    'the value %j filters nothing',
    (username) => {
      expect(read({ username })).toEqual(read({}))
    },
  )

  test.each([
    ['!1', { op: 'differs', values: [1] }],
    ['>= 1', { op: 'gte', values: [1] }],
    ['1,', { op: 'eq', values: [1] }],
    ['1,2', { op: 'in', values: [1, 2] }],
    ['1*', { op: 'starts', values: ['1'] }],
  ])('the value %j of a number filters by the condition %j', (status, condition) => {
    expect(read({ status }).conditions).toEqual([{ field: 'status', ...condition }])
  })

  test('a repeated parameter is a list of values', () => {
    expect(read({ sex: ['1', '2'] }).conditions).toEqual([{ field: 'sex', op: 'in', values: [1, 2] }])
    expect(read({ sex: 1 }).conditions).toEqual([{ field: 'sex', op: 'eq', values: [1] }])
    expect(read({ sex: { toString: 1 }, username: [{ toString: 1 }] }).conditions).toEqual([])
  })

  test('the suffixes _begin and _end filter a range, _MultiString filters by a list', () => {
    const range = { createTime_begin: '2026-11-01', createTime_end: '2026-11-02 10:00:00', status_begin: '1' }

    expect(read({ ...range, username_MultiString: 'a,b', createTime_foo: 'x' }).conditions).toEqual([
      { field: 'createTime', op: 'gte', values: ['2026-11-01'] },
      { field: 'createTime', op: 'lte', values: ['2026-11-02 10:00:00'] },
      { field: 'status', op: 'gte', values: [1] },
      { field: 'username', op: 'in', values: ['a', 'b'] },
    ])
    expect(read({ createTime_begin: '', createTime_end: 'null' }).conditions).toEqual([])
  })

  test('unknown parameters are ignored, even names of the object prototype', () => {
    const keys = {
      _t: '1',
      field: 'id,,sex',
      password: 'x',
      constructor: 'x',
      __proto__x: 'x',
      salt_begin: '1',
    }

    expect(read(keys).conditions).toEqual([])
  })

  test.each([
    ['a text for a number', { status: 'abc' }, ['status']],
    ['a list with a text for a number', { status: '1,abc' }, ['status']],
    ['a time that does not exist', { createTime_begin: '2026-02-30' }, ['createTime_begin']],
    ['a part of a time', { createTime: '2026*' }, ['createTime']],
    ['a comparison with nothing', { username: '!' }, ['username']],
    ['more values than allowed', { username: `${'a,'.repeat(201)}b` }, ['username']],
    ['more texts than allowed', { username: `,${'a,'.repeat(51)}` }, ['username']],
    ['a text longer than any field', { username: 'a'.repeat(201) }, ['username']],
    ['a control character', { username: 'a\u0000' }, ['username']],
  ])('%s is refused, and the error names the parameter', (_name, query, fields) => {
    expect(refused(query)).toEqual(fields)
  })

  test('a value of a masked field matches only as a whole, in every form', () => {
    expect(read({ esReceiver: '13900000000' }, messageResource).conditions).toHaveLength(1)
    for (const esReceiver of ['139*', '*0', '*39*', '> 138', '!1', '1,2', ',1,']) {
      expect(refused({ esReceiver }, messageResource), esReceiver).toEqual(['esReceiver'])
    }
    expect(refused({ esReceiver_begin: '139' }, messageResource)).toEqual(['esReceiver_begin'])
    const rule = { field: 'esReceiver', rule: 'right_like', val: '139' }
    expect(refused(rules([rule]), messageResource)).toEqual(['esReceiver'])
  })

  test('a value is searched as part of the text in fields where JeecgBoot does so', () => {
    const search = (titile: string) =>
      readJeecgQuery(myAnnouncements, { titile }, { who, searched: ['titile'] }).conditions[0]

    expect(search('账单')).toEqual({ field: 'titile', op: 'like', values: ['账单'] })
    expect(search('!a, b')).toEqual({ field: 'titile', op: 'like', values: ['!a, b'] })
    expect(search('账单*')).toEqual({ field: 'titile', op: 'starts', values: ['账单'] })
    expect(search('null')).toBeUndefined()
  })
})

describe('superQueryParams', () => {
  test.each([
    ['eq', 'a', text('eq', 'a')],
    ['ne', 'a', text('differs', 'a')],
    ['gt', 'a', text('gt', 'a')],
    ['ge', 'a', text('gte', 'a')],
    ['lt', 'a', text('lt', 'a')],
    ['le', 'a', text('lte', 'a')],
    ['like', 'a*,b', text('like', 'a*,b')],
    ['left_like', 'a', text('ends', 'a')],
    ['right_like', 'a', text('starts', 'a')],
    ['in', 'a,b', text('in', 'a', 'b')],
    ['in', ['a', 'b'], text('in', 'a', 'b')],
    ['eq_with_add', 'a+b', text('eq', 'a+b')],
  ])('the rule %s with %j filters by %j', (rule, val, condition) => {
    const entry = { field: 'username', rule, val, type: 'text', dbType: 'string', key: 3 }

    expect(read(rules([entry])).conditions).toEqual([condition])
  })

  test('with the match type OR one matching rule is enough, but the other filters must match', () => {
    const entries = [
      { field: 'username', rule: 'eq', val: 'a' },
      { field: 'createTime', rule: 'ge', val: '2026-11-01', type: 'date' },
    ]

    expect(read({ ...rules(entries, 'or'), status: '1' })).toMatchObject({
      conditions: [{ field: 'status', op: 'eq', values: [1] }],
      alternatives: [[text('eq', 'a'), { field: 'createTime', op: 'gte', values: ['2026-11-01'] }]],
    })
    expect(read(rules(entries, 'and')).conditions).toHaveLength(2)
    expect(read(rules(entries.slice(1), 'or')).conditions).toHaveLength(1)
  })

  test('an incomplete rule is ignored', () => {
    const empty = [{}, { field: 'username', rule: 'eq', val: '' }, { field: 'sex', rule: '', val: '1' }]

    expect(read(rules([...empty, { field: 'username', rule: 'in', val: ',' }])).conditions).toEqual([])
    for (const superQueryParams of ['', 'null', 'undefined', '[]']) {
      expect(read({ superQueryParams, superQueryMatchType: '' }).conditions).toEqual([])
    }
  })

  test.each([
    ['a text that is not JSON', { superQueryParams: '[{' }, ['superQueryParams']],
    ['JSON that is not a list', { superQueryParams: '{}' }, ['superQueryParams']],
    ['an entry that is not an object', rules([1]), ['superQueryParams']],
    ['raw SQL', rules([{ field: 'username', rule: 'ext', val: '1=1' }]), ['superQueryParams']],
    ['an unknown field', rules([{ field: 'password', rule: 'eq', val: 'x' }]), ['password']],
    ['a field of the prototype', rules([{ field: '__proto__', rule: 'eq', val: 'x' }]), ['__proto__']],
    ['an object for a value', rules([{ field: 'username', rule: 'eq', val: { toString: 1 } }]), ['username']],
    ['a text for a number', rules([{ field: 'status', rule: 'eq', val: 'x' }]), ['status']],
    ['an unknown match type', rules([], 'xor'), ['superQueryMatchType']],
    [
      'more than 50 rules',
      rules(Array.from({ length: 51 }, () => ({ field: 'sex', rule: 'eq', val: 1 }))),
      ['superQueryParams'],
    ],
  ])('%s is refused, and the error names the parameter', (_name, query, fields) => {
    expect(refused(query)).toEqual(fields)
  })
})

describe("paging and sort order of JeecgBoot's lists", () => {
  test.each([
    [{}, 1, 10],
    [{ pageNo: '', pageSize: '' }, 1, 10],
    [{ pageNo: 'null', pageSize: 'undefined' }, 1, 10],
    [{ pageNo: '0', pageSize: '0' }, 1, 10],
    [{ pageNo: '-3', pageSize: '-521' }, 1, 200],
    [{ pageNo: '2', pageSize: '99999' }, 2, 200],
    [{ pageNo: '3', pageSize: '5' }, 3, 5],
  ])('the query %j is page %i of %i rows', (query, pageNo, pageSize) => {
    expect(read(query)).toMatchObject({ pageNo, pageSize })
  })

  test.each([
    [{ pageNo: 'x' }, ['pageNo']],
    [{ pageSize: '1.5' }, ['pageSize']],
    [{ pageNo: '1001' }, ['pageNo']],
    [{ cursor: 'WzFd' }, ['cursor']],
  ])('the query %j is refused, and the error names the parameter', (query, fields) => {
    expect(refused(query)).toEqual(fields)
  })

  test.each([
    [{ column: 'username', order: 'desc' }, 'username', 'desc'],
    [{ column: 'username', order: 'ASC' }, 'username', 'asc'],
    [{ column: 'username' }, 'username', 'asc'],
    [{ column: 'realname_dictText', order: 'asc' }, 'realname', 'asc'],
    [{ column: 'nothing,username', order: 'asc' }, 'username', 'asc'],
    [{ column: 'nothing', order: 'asc' }, 'createTime', 'desc'],
    [{ column: 'username', order: 'desc; drop table x' }, 'username', 'desc'],
  ])('the query %j sorts by %s %s', (query, sort, order) => {
    expect(read(query)).toMatchObject({ sort, order })
  })

  test('the message of a refused query names the parameter', () => {
    expect(() => read({ status: 'abc', pageNo: 'x' })).toThrow(/status: .*; pageNo: /)
  })
})

/** Compiles queries without a database. */
const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

test('no value of a client is in the SQL text, and the only errors are refused queries', () => {
  const mark = 'zqx'
  const form = fc.constantFrom(
    '',
    '*',
    '!',
    '> ',
    '<= ',
    ',',
    '= ',
    "'",
    '"; drop table x; --',
    '++',
    '\\',
    '%',
  )
  const value = fc
    .tuple(form, fc.string({ unit: 'binary', maxLength: 5 }), form)
    .map(([a, b, c]) => a + mark + b + c)
  const key = fc.constantFrom(
    ...['username', 'username_begin', 'username_MultiString', 'status', 'createTime', 'createTime_end'],
    ...['column', 'order', 'pageNo', 'pageSize', 'cursor', 'superQueryMatchType', 'superQueryParams'],
  )
  const rule = fc
    .record({
      field: fc.constantFrom('username', 'status', mark),
      rule: fc.constantFrom('eq', 'ne', 'like', 'left_like', 'right_like', 'in', 'ext', mark),
      val: fc.oneof(value, fc.integer(), fc.array(value, { maxLength: 3 }), fc.jsonValue()),
    })
    .map((one) => ({ superQueryParams: JSON.stringify([one, one]), superQueryMatchType: 'or' }))
  let taken = 0

  fc.assert(
    fc.property(
      fc.oneof(
        fc.tuple(key, value).map(([name, text]) => ({ [name]: text })),
        rule,
      ),
      (query) => {
        try {
          const asked = read(query)
          const { sql } = pageSql(userResource, asked, { scope: unlimitedScope, isSmall: false }).compile(
            compiler,
          )
          expect(sql).not.toContain(mark)
          taken += 1
        } catch (error) {
          if (!(error instanceof HttpError && error.status === 400)) throw error
        }
      },
    ),
    { numRuns: 2_000 },
  )
  expect(taken).toBeGreaterThan(300)
})
