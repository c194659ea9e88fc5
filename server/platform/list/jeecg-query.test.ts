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

describe('a value on a list of the contract', () => {
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
  ])('%j filters by %j', (username, condition) => {
    expect(read({ username })).toMatchObject({ conditions: [condition] })
  })

  test('of several texts matches any of these within the field', () => {
    expect(read({ username: ',a,b,', status: '1' })).toMatchObject({
      conditions: [{ field: 'status', op: 'eq', values: [1] }],
      alternatives: [[text('like', 'a'), text('like', 'b')]],
    })
  })

  test.each(['', ' ', 'null', 'undefined', '*', '**', ',', ',,'])('%j filters nothing', (username) => {
    expect(read({ username })).toEqual(read({}))
  })

  test.each([
    ['!1', { op: 'differs', values: [1] }],
    ['>= 1', { op: 'gte', values: [1] }],
    ['1,', { op: 'eq', values: [1] }],
    ['1,2', { op: 'in', values: [1, 2] }],
    ['1*', { op: 'starts', values: ['1'] }],
  ])('of a number: %j', (status, condition) => {
    expect(read({ status }).conditions).toEqual([{ field: 'status', ...condition }])
  })

  test('that is repeated is a list', () => {
    expect(read({ sex: ['1', '2'] }).conditions).toEqual([{ field: 'sex', op: 'in', values: [1, 2] }])
    expect(read({ sex: 1 }).conditions).toEqual([{ field: 'sex', op: 'eq', values: [1] }])
    expect(read({ sex: { toString: 1 }, username: [{ toString: 1 }] }).conditions).toEqual([])
  })

  test('is a range by its ends, and a list by its suffix', () => {
    const range = { createTime_begin: '2026-11-01', createTime_end: '2026-11-02 10:00:00', status_begin: '1' }

    expect(read({ ...range, username_MultiString: 'a,b', createTime_foo: 'x' }).conditions).toEqual([
      { field: 'createTime', op: 'gte', values: ['2026-11-01'] },
      { field: 'createTime', op: 'lte', values: ['2026-11-02 10:00:00'] },
      { field: 'status', op: 'gte', values: [1] },
      { field: 'username', op: 'in', values: ['a', 'b'] },
    ])
    expect(read({ createTime_begin: '', createTime_end: 'null' }).conditions).toEqual([])
  })

  test('that the list does not know is ignored, whatever its key', () => {
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
    ['a number that is none', { status: 'abc' }, ['status']],
    ['a list with a number that is none', { status: '1,abc' }, ['status']],
    ['a time that is none', { createTime_begin: '2026-02-30' }, ['createTime_begin']],
    ['a part of a time', { createTime: '2026*' }, ['createTime']],
    ['a comparison with nothing', { username: '!' }, ['username']],
    ['more values than one can name', { username: `${'a,'.repeat(201)}b` }, ['username']],
    ['more texts than one can look for', { username: `,${'a,'.repeat(51)}` }, ['username']],
    ['a text no field holds', { username: 'a'.repeat(201) }, ['username']],
    ['a control character', { username: 'a\u0000' }, ['username']],
  ])('%s is refused by its name', (_name, query, fields) => {
    expect(refused(query)).toEqual(fields)
  })

  test('of a masked field matches the whole value only, in every form', () => {
    expect(read({ esReceiver: '13900000000' }, messageResource).conditions).toHaveLength(1)
    for (const esReceiver of ['139*', '*0', '*39*', '> 138', '!1', '1,2', ',1,']) {
      expect(refused({ esReceiver }, messageResource), esReceiver).toEqual(['esReceiver'])
    }
    expect(refused({ esReceiver_begin: '139' }, messageResource)).toEqual(['esReceiver_begin'])
    const rule = { field: 'esReceiver', rule: 'right_like', val: '139' }
    expect(refused(rules([rule]), messageResource)).toEqual(['esReceiver'])
  })

  test('is searched within the field if JeecgBoot does so by itself', () => {
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
  ])('%s %j filters by %j', (rule, val, condition) => {
    const entry = { field: 'username', rule, val, type: 'text', dbType: 'string', key: 3 }

    expect(read(rules([entry])).conditions).toEqual([condition])
  })

  test('any of the rules is enough on request, besides the other filters', () => {
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

  test('an empty line is ignored', () => {
    const empty = [{}, { field: 'username', rule: 'eq', val: '' }, { field: 'sex', rule: '', val: '1' }]

    expect(read(rules([...empty, { field: 'username', rule: 'in', val: ',' }])).conditions).toEqual([])
    for (const superQueryParams of ['', 'null', 'undefined', '[]']) {
      expect(read({ superQueryParams, superQueryMatchType: '' }).conditions).toEqual([])
    }
  })

  test.each([
    ['what is no JSON', { superQueryParams: '[{' }, ['superQueryParams']],
    ['what is no list', { superQueryParams: '{}' }, ['superQueryParams']],
    ['an entry that is none', rules([1]), ['superQueryParams']],
    ['raw SQL', rules([{ field: 'username', rule: 'ext', val: '1=1' }]), ['superQueryParams']],
    ['an unknown field', rules([{ field: 'password', rule: 'eq', val: 'x' }]), ['password']],
    ['a field of the prototype', rules([{ field: '__proto__', rule: 'eq', val: 'x' }]), ['__proto__']],
    ['an object for a value', rules([{ field: 'username', rule: 'eq', val: { toString: 1 } }]), ['username']],
    ['a number that is none', rules([{ field: 'status', rule: 'eq', val: 'x' }]), ['status']],
    ['another way to match', rules([], 'xor'), ['superQueryMatchType']],
    [
      'more than one can mean',
      rules(Array.from({ length: 51 }, () => ({ field: 'sex', rule: 'eq', val: 1 }))),
      ['superQueryParams'],
    ],
  ])('%s is refused by its name', (_name, query, fields) => {
    expect(refused(query)).toEqual(fields)
  })
})

describe('a page of a list of the contract', () => {
  test.each([
    [{}, 1, 10],
    [{ pageNo: '', pageSize: '' }, 1, 10],
    [{ pageNo: 'null', pageSize: 'undefined' }, 1, 10],
    [{ pageNo: '0', pageSize: '0' }, 1, 10],
    [{ pageNo: '-3', pageSize: '-521' }, 1, 200],
    [{ pageNo: '2', pageSize: '99999' }, 2, 200],
    [{ pageNo: '3', pageSize: '5' }, 3, 5],
  ])('%j is page %i of %i', (query, pageNo, pageSize) => {
    expect(read(query)).toMatchObject({ pageNo, pageSize })
  })

  test.each([
    [{ pageNo: 'x' }, ['pageNo']],
    [{ pageSize: '1.5' }, ['pageSize']],
    [{ pageNo: '1001' }, ['pageNo']],
    [{ cursor: 'WzFd' }, ['cursor']],
  ])('%j is refused by its name', (query, fields) => {
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
  ])('%j sorts by %s %s', (query, sort, order) => {
    expect(read(query)).toMatchObject({ sort, order })
  })

  test('a refusal names its parameter in the message', () => {
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

test('no value of a client is in the SQL text, and all errors are refusals', () => {
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
