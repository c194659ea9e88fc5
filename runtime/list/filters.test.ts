import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Operator, SearchField } from '#schemas'
import { toFilterParams } from './filters.ts'
import { keyFields } from './search-keys.ts'

const params = (op: Operator, value: unknown, field = 'f') =>
  toFilterParams(keyFields([{ id: 's1', field, op }]), { [field]: value })
const superOf = (written: Record<string, string>) => JSON.parse(written.superQueryParams ?? '[]')

describe('operators with a short form', () => {
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
  ])('%s %j', (op, value, expected) => {
    expect(params(op, value)).toEqual(expected)
  })
})

describe('everything else goes into superQueryParams', () => {
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
  ])('%s %j', (op, value, val) => {
    const written = params(op, value)

    expect(superOf(written)).toEqual([{ field: 'f', rule: op, val }])
    expect(Object.keys(written)).toEqual(['superQueryParams'])
  })

  test.each<Operator>(['empty', 'notEmpty', 'me', 'myDept'])('%s compares with nothing', (op) => {
    expect(superOf(params(op, true))).toEqual([{ field: 'f', rule: op }])
    expect(params(op, false)).toEqual({})
  })

  test('a field named like a parameter of every list', () => {
    expect(superOf(params('eq', 'x', 'order'))).toEqual([{ field: 'order', rule: 'eq', val: 'x' }])
  })

  test('the second condition on one field', () => {
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
])('%s %j asks for nothing', (op, value) => {
  expect(params(op, value)).toEqual({})
})

test('no text reaches a bare parameter that a server would read as anything but itself', () => {
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
