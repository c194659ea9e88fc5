import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Operator, SearchField } from '#schemas'
import { toFilterParams } from './filters.ts'
import { keyFields } from './search-keys.ts'

const params = (op: Operator, value: unknown, field = 'f') =>
  toFilterParams(keyFields([{ id: 's1', field, op }]), { [field]: value })
const superOf = (written: Record<string, string>) => JSON.parse(written.superQueryParams ?? '[]')

describe('a filter with a short form', () => {
  test.each<[Operator, unknown, Record<string, string>]>([
    ['eq', 'PENDING', { f: 'PENDING' }],
    ['eq', 12, { f: '12' }],
    ['eq', ' padded ', { f: 'padded' }],
    ['in', ['A', 'B'], { f: 'A,B' }],
    ['like', 'tea', { f: '*tea*' }],
    ['starts', 'SB', { f: 'SB*' }],
    ['between', ['2026-01-01', '2026-01-31'], { f_begin: '2026-01-01', f_end: '2026-01-31' }],
    ['between', [null, 500], { f_end: '500' }],
    ['between', [0, undefined], { f_begin: '0' }],
  ])('the operator %s with the value %j is a plain query parameter', (op, value, expected) => {
    expect(params(op, value)).toEqual(expected)
  })
})

describe('a filter without a short form', () => {
  test.each<[Operator, unknown, unknown]>([
    ['ne', 'A', 'A'],
    ['gte', 100, 100],
    ['lt', 5, 5],
    ['nin', ['A', 'B'], ['A', 'B']],
    ['within', 'A01', 'A01'],
    ['eq', 'a,b', 'a,b'],
    ['eq', '*', '*'],
    ['eq', '!x', '!x'],
    ['eq', '>= 5', '>= 5'],
    ['eq', 'gt 5', 'gt 5'],
    ['eq', 'null', 'null'],
    ['like', '50*60', '50*60'],
    ['in', ['a', 'b,c'], ['a', 'b,c']],
  ])('the operator %s with the value %j is sent in superQueryParams', (op, value, val) => {
    const written = params(op, value)

    expect(superOf(written)).toEqual([{ field: 'f', rule: op, val }])
    expect(Object.keys(written)).toEqual(['superQueryParams'])
  })

  test.each<Operator>(['empty', 'notEmpty', 'me', 'myDept'])(
    'the operator %s is sent without a value',
    (op) => {
      expect(superOf(params(op, true))).toEqual([{ field: 'f', rule: op }])
      expect(params(op, false)).toEqual({})
    },
  )

  test('a field with the name of a list parameter is sent in superQueryParams', () => {
    expect(superOf(params('eq', 'x', 'order'))).toEqual([{ field: 'order', rule: 'eq', val: 'x' }])
  })

  test('the second condition on a field is sent in superQueryParams', () => {
    const fields = keyFields([
      { id: 's1', field: 'f', op: 'eq' },
      { id: 's2', field: 'f', op: 'starts' },
    ])

    const written = toFilterParams(fields, { f: 'A', s2: 'B' })

    expect(written).toMatchObject({ f: 'A' })
    expect(superOf(written)).toEqual([{ field: 'f', rule: 'starts', val: 'B' }])
  })
})

test.each<[Operator, unknown]>([
  ['eq', ''],
  ['eq', '  '],
  ['in', []],
  ['between', [null, '']],
  ['like', undefined],
  ['eq', Number.NaN],
])('the operator %s with the empty value %j sends no parameter', (op, value) => {
  expect(params(op, value)).toEqual({})
})

test('a plain query parameter never contains a text that a server would interpret as an operator', () => {
  const signs = fc.string({
    unit: fc.constantFrom('a', ',', '*', '!', '>', '<', '=', ' ', '+', 'n', 'e'),
    maxLength: 8,
  })
  fc.assert(
    fc.property(fc.oneof(signs, fc.string()), (text) => {
      const { f: bare, superQueryParams } = params('eq', text)

      expect(bare ?? '').not.toMatch(/[,*!]|^[<>=]|\+\+/)
      expect([bare, superQueryParams].filter((part) => part !== undefined).length).toBe(
        text.trim() === '' ? 0 : 1,
      )
    }),
  )
})

const field = (id: string, op: Operator): SearchField => ({ id, field: id, op })

test('fields without a value and values without a field are left out', () => {
  expect(toFilterParams(keyFields([field('a', 'eq')]), { b: 'x' })).toEqual({})
})
