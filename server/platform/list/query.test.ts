import fc from 'fast-check'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, test } from 'vitest'
import { tradeResource } from '../../records/trade.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import { HttpError } from '../http/errors.ts'
import { encodeCursor } from './cursor.ts'
import { pageSql } from './page-sql.ts'
import { readListQuery } from './query.ts'

const who = { username: 'clerk', orgCode: 'A01' }
const read = (query: Record<string, unknown>) => readListQuery(tradeResource, query, who)

/** Compiles queries without a database. */
const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

function refusal(query: Record<string, unknown>): HttpError {
  try {
    read(query)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
  throw new Error('it was not refused')
}
const rules = (...entries: unknown[]) => ({ superQueryParams: JSON.stringify(entries) })

describe('queries of a list', () => {
  test('an empty query is the first page in the default order', () => {
    expect(read({ _t: '1700000000' })).toEqual({
      conditions: [],
      sort: 'paidTime',
      order: 'desc',
      pageNo: 1,
      pageSize: 20,
    })
  })

  test.each([
    [{ tradeNo: 'T1' }, { field: 'tradeNo', op: 'eq', values: ['T1'] }],
    [{ tradeNo: 'T1*' }, { field: 'tradeNo', op: 'starts', values: ['T1'] }],
    [{ status: 'SUCCESS,FAILED' }, { field: 'status', op: 'in', values: ['SUCCESS', 'FAILED'] }],
    [{ amountFen: '>= 100' }, { field: 'amountFen', op: 'gte', values: [100] }],
    [{ amountFen_end: '-5' }, { field: 'amountFen', op: 'lte', values: [-5] }],
    [{ paidTime_begin: '2026-05-01' }, { field: 'paidTime', op: 'gte', values: ['2026-05-01'] }],
    [rules({ field: 'tradeNo', rule: 'eq', val: '!a,*' }), { field: 'tradeNo', op: 'eq', values: ['!a,*'] }],
    [rules({ field: 'amountFen', rule: 'ge', val: 7 }), { field: 'amountFen', op: 'gte', values: [7] }],
    [
      rules({ field: 'tradeNo', rule: 'right_like', val: 'T' }),
      { field: 'tradeNo', op: 'starts', values: ['T'] },
    ],
    [
      { superQueryParams: encodeURIComponent('[{"field":"kind","rule":"in","val":"PAY,REFUND"}]') },
      { field: 'kind', op: 'in', values: ['PAY', 'REFUND'] },
    ],
    [
      rules({ field: 'paidTime', rule: 'between', val: ['2026-05-01', '2026-05-02'] }),
      { field: 'paidTime', op: 'between', values: ['2026-05-01', '2026-05-02'] },
    ],
  ])('the query %j filters by %j', (query, condition) => {
    expect(read(query).conditions).toEqual([condition])
  })

  test.each([
    [
      { pageNo: '3', pageSize: '50' },
      { pageNo: 3, pageSize: 50 },
    ],
    [{ pageSize: '1' }, { pageNo: 1, pageSize: 1 }],
    [{ pageSize: '200' }, { pageNo: 1, pageSize: 200 }],
    [{ pageNo: '500' }, { pageNo: 500, pageSize: 20 }],
    [{ column: 'amountFen' }, { sort: 'amountFen', order: 'asc' }],
    [
      { column: 'amountFen', order: 'desc' },
      { sort: 'amountFen', order: 'desc' },
    ],
    [{ order: 'asc' }, { sort: 'paidTime', order: 'asc' }],
    [{ superQueryMatchType: 'and' }, { conditions: [] }],
  ])('the query %j reads %j', (query, expected) => {
    expect(read(query)).toMatchObject(expected)
  })

  test.each(['x1', '1x', '-1', '1.5', '', ' 1', '12345678901', 1, ['1', '2']])(
    'the page %j is refused with its limits',
    (pageNo) => {
      expect(refusal({ pageNo }).fields?.pageNo).toMatchObject({ en: 'An integer from 1 to 500 is expected' })
    },
  )

  test('a cursor is read with the sort to which it belongs', () => {
    const cursor = { direction: 'next', sort: 'amountFen', order: 'asc', key: '12', id: '1' } as const
    const sort = { column: 'amountFen', cursor: encodeCursor(cursor) }

    expect(read({ ...sort, pageNo: '900' })).toMatchObject({ cursor, pageNo: 900 })
    expect(refusal({ ...sort, order: 'desc' }).fields?.cursor).toMatchObject({
      en: 'Not a cursor of this list and sort',
    })
    expect(Object.keys(refusal({ cursor: ['a', 'b'] }).fields ?? {})).toEqual(['cursor'])
  })

  test('an empty filter matches all rows', () => {
    expect(read({ tradeNo: '', cursor: '', superQueryParams: '' }).conditions).toEqual([])
  })

  test.each([
    ['an unknown parameter', { nonsense: '1' }, ['nonsense']],
    ['a key of the prototype', { constructor: '1', __proto__x: '1' }, ['constructor', '__proto__x']],
    ['a field that is no filter', { feeFen: '1' }, ['feeFen']],
    ['an operator the field does not take', { kind: 'P*' }, ['kind']],
    ['searching by an end', { tradeNo: '*1' }, ['tradeNo']],
    ['a comparison the field does not take', { amountFen: '> 1' }, ['amountFen']],
    ['half a range of a field without ranges', { kind_begin: 'A' }, ['kind_begin']],
    ['an integer that is none', { amountFen_begin: '1.5' }, ['amountFen_begin']],
    ['a day that is none', { settleDate: '2026-02-30' }, ['settleDate']],
    ['an empty entry of several', { status: 'SUCCESS,' }, ['status']],
    ['a filter given twice', { status: ['SUCCESS', 'FAILED'] }, ['status']],
    ['an unknown sort', { column: 'feeFen' }, ['column']],
    ['a sort that is no text', { column: ['paidTime', 'amountFen'] }, ['column']],
    ['an unknown order', { order: 'desc; drop table x' }, ['order']],
    ['a page before the first', { pageNo: '0' }, ['pageNo']],
    ['a page past row 10,000', { pageNo: '501' }, ['pageNo']],
    ['too large a page', { pageSize: '201' }, ['pageSize']],
    ['a forged cursor', { cursor: 'WzFd' }, ['cursor']],
    ['a super query that is no JSON', { superQueryParams: '[{' }, ['superQueryParams']],
    ['a super query that is no array', { superQueryParams: '{}' }, ['superQueryParams']],
    ['a broken escape', { superQueryParams: '%' }, ['superQueryParams']],
    ['an entry that is no object', rules(1), ['superQueryParams']],
    [
      'an entry with more keys',
      rules({ field: 'kind', rule: 'eq', val: 'PAY', sql: '1' }),
      ['superQueryParams'],
    ],
    ['the stock rule of raw SQL', rules({ field: 'kind', rule: 'ext', val: '1=1' }), ['superQueryParams']],
    ['an unknown field', rules({ field: 'password', rule: 'eq', val: 'x' }), ['password']],
    ['a field of the prototype', rules({ field: '__proto__', rule: 'eq', val: 'x' }), ['__proto__']],
    ['an object for a value', rules({ field: 'kind', rule: 'eq', val: { toString: 1 } }), ['kind']],
    ['half a range', rules({ field: 'paidTime', rule: 'between', val: ['2026-05-01'] }), ['paidTime']],
    ['matching any', { superQueryMatchType: 'or' }, ['superQueryMatchType']],
  ])('%s is refused, and the error names the parameter', (_name, query, fields) => {
    const error = refusal(query)

    expect(error).toMatchObject({ code: 'LIST_QUERY_INVALID', status: 400 })
    expect(Object.keys(error.fields ?? {})).toEqual(fields)
  })

  test('all errors of a query are reported together', () => {
    const error = refusal({ a: '1', pageNo: 'x', status: '*S', order: 'up' })

    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['a', 'order', 'pageNo', 'status'])
  })

  test('a query with 50 conditions is accepted, with 51 refused', () => {
    const entries = Array.from({ length: 51 }, () => ({ field: 'kind', rule: 'eq', val: 'PAY' }))

    expect(read(rules(...entries.slice(1))).conditions).toHaveLength(50)
    expect(refusal(rules(...entries)).fields).toHaveProperty('superQueryParams')
  })

  test('the SQL text of a query contains none of its values', () => {
    const key = fc.constantFrom(
      'tradeNo',
      'status',
      'column',
      'order',
      'cursor',
      'superQueryParams',
      'amountFen_begin',
    )
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(`x' or 1=1 --`, `qqq"; drop table trade_order; --`, '$1', '\\', '%', '*%_*'),
    )
    const texts = new Set<string>()

    fc.assert(
      fc.property(key, hostile, (name, value) => {
        const query = readOr(() => read({ [name]: value }), read({ tradeNo: value === '' ? 'x' : 'y' }))
        texts.add(
          pageSql(tradeResource, query, { scope: unlimitedScope, isSmall: false }).compile(compiler).sql,
        )
      }),
      { numRuns: 1_000 },
    )

    // The SQL text depends only on the operators, so all rules together have only a few texts.
    expect(texts.size).toBeLessThan(8)
  })
})

/**
 * Returns the result of a function, or an alternative if the function throws an HttpError. Other errors make
 * the test fail.
 */
function readOr<Value>(attempt: () => Value, otherwise: Value): Value {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return otherwise
    throw error
  }
}
