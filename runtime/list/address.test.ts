import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchField } from '#schemas'
import { type AddressRules, type ListAddress, readAddress, toQueryText, writeAddress } from './address.ts'
import { keyFields } from './search-keys.ts'
import { normalise } from './search-value.ts'

const fields: SearchField[] = [
  { id: 's1', field: 'billNo', op: 'starts' },
  { id: 's2', field: 'status', op: 'in' },
  { id: 's3', field: 'payableFen', op: 'between' },
  { id: 's4', field: 'payableFen', op: 'gte' },
  { id: 's5', field: 'sort', op: 'eq' },
]
const rules: AddressRules = {
  fields: keyFields(fields),
  defaults: { status: ['PENDING'] },
  sortable: new Set(['settleDate', 'payableFen']),
  defaultSort: { field: 'settleDate', order: 'desc' },
  defaultSize: 20,
}
const blank: ListAddress = {
  values: { status: ['PENDING'] },
  sort: rules.defaultSort,
  pageNo: 1,
  pageSize: 20,
  cursor: undefined,
  openId: undefined,
}

describe('an address', () => {
  test('an address contains readable names, lists and ranges, and no defaults', () => {
    const search = writeAddress(
      {
        values: { status: ['HELD', 'FAILED'], payableFen: [1200, null], billNo: 'SB 2026' },
        sort: { field: 'payableFen', order: 'asc' },
        pageNo: 3,
        pageSize: 50,
        cursor: undefined,
        openId: '77',
      },
      rules,
    )

    expect(search).toBe(
      '?billNo=SB+2026&status=HELD,FAILED&payableFen=1200,&sort=payableFen.asc&page=3&size=50&open=77',
    )
  })

  test("the address of a list with the page's defaults has no parameters", () => {
    expect(writeAddress(blank, rules)).toBe('?')
    expect(readAddress('', rules)).toEqual(blank)
  })

  test('a cleared default is an empty parameter', () => {
    expect(writeAddress({ ...blank, values: {} }, rules)).toBe('?status=')
    expect(readAddress('?status=', rules).values).toEqual({})
  })

  test('search fields with a duplicate or reserved field name use their ids as parameters', () => {
    expect(rules.fields.map(({ key }) => key)).toEqual(['billNo', 'status', 'payableFen', 's4', 's5'])
  })

  test('the query of a link can be read by the list', () => {
    const search = toQueryText({ status: ['HELD'], billNo: '20260101', none: null })

    expect(search).toBe('?status=HELD&billNo=~.20260101')
    expect(readAddress(search, rules).values).toEqual({ status: ['HELD'], billNo: '20260101' })
  })

  test('writing and reading an address preserves values, sort, page, size, cursor, month and open detail', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readAddress(writeAddress(address, rules), rules)).toEqual(address)
      }),
    )
  })

  test('reading any address gives a valid page number, page size, sort and search fields', () => {
    const part = fc.oneof(
      fc.constantFrom('page', 'size', 'sort', 'cursor', 'status', '__proto__'),
      fc.string(),
    )
    const searches = fc
      .array(fc.tuple(part, fc.string({ unit: 'binary' })))
      .map((parts) => parts.map((p) => p.join('=')).join('&'))
    fc.assert(
      fc.property(searches, (search) => {
        const { pageNo, pageSize, sort, values } = readAddress(search, rules)

        expect(pageNo).toBeGreaterThanOrEqual(1)
        expect(pageSize).toBeGreaterThanOrEqual(20)
        expect(pageSize).toBeLessThanOrEqual(200)
        expect(['settleDate', 'payableFen']).toContain(sort?.field)
        expect(rules.fields.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(values)))
      }),
    )
  })

  test.each([
    ['a page past row 10,000', '?page=501', { pageNo: 500 }],
    ['a negative page number', '?page=-1&size=1e9', { pageNo: 1, pageSize: 20 }],
    ['a page size above the maximum', '?size=100000', { pageSize: 200 }],
    ['a column that is not sortable', '?sort=accountNo.asc', { sort: rules.defaultSort }],
    ['an invalid percent escape', '?billNo=%E0%A4%A', { pageNo: 1 }],
    ['a cursor of a megabyte', `?cursor=${'x'.repeat(1_000_000)}`, { cursor: undefined }],
  ])('%s is ignored or limited', (_, search, expected) => {
    expect(readAddress(search, rules)).toMatchObject(expected)
  })
})

const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const scalar = fc.oneof(text, fc.integer(), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }))
const several = fc.array(fc.oneof(scalar, fc.constant(null)), { maxLength: 6 })
const addresses: fc.Arbitrary<ListAddress> = fc
  .record({
    billNo: scalar,
    status: several,
    payableFen: several,
    s4: scalar,
    s5: scalar,
    sort: fc.record({
      field: fc.constantFrom('settleDate', 'payableFen'),
      order: fc.constantFrom('asc', 'desc'),
    }),
    pageNo: fc.integer({ min: 1, max: 50 }),
    pageSize: fc.integer({ min: 20, max: 200 }),
    cursor: fc.option(fc.base64String({ minLength: 1, maxLength: 100 }), { nil: undefined }),
    month: fc.option(fc.constantFrom('2026-11', 'x'), { nil: undefined }),
    openId: fc.option(fc.string({ minLength: 1, maxLength: 32 }), { nil: undefined }),
  })
  .map(({ sort, pageNo, pageSize, cursor, month, openId, ...values }) => ({
    sort,
    pageNo,
    pageSize,
    cursor,
    month,
    openId,
    values: Object.fromEntries(
      rules.fields.flatMap(({ key, isSeveral }) => {
        const value = normalise((values as Record<string, unknown>)[key], isSeveral)
        return value === undefined ? [] : [[key, value]]
      }),
    ),
  }))
