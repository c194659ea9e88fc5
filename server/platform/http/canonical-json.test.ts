import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('equal values are serialised alike, whatever the order of their keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"é","d":null}]}',
  )
  expect(canonicalJson({ a: true, b: [1, { c: 'é', d: null }] })).toBe(
    canonicalJson({ b: [1, { d: null, c: 'é' }], a: true }),
  )
})

test('values that JSON omits are omitted', () => {
  expect(canonicalJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}')
})

test('canonical JSON contains the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
