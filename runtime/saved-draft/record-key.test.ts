import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordKey } from './record-key.ts'

test("a record key contains the record's parameters in a fixed order", () => {
  expect(recordKey({ b: 2, id: '7', from: 'list' }, ['id', 'b'])).toBe('b=2&id=7')
  expect(recordKey({ id: '7', b: 2 }, ['b', 'id'])).toBe('b=2&id=7')
})

test('the record key of a form without parameters is "-"', () => {
  expect(recordKey({}, ['id'])).toBe('-')
})

test('a record key has at most 40 characters, and differs for different records', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
      const keys = [one, other].map((id) => recordKey({ id: `${'x'.repeat(40)}${id}` }, ['id']))

      expect(keys[0]?.length).toBeLessThanOrEqual(40)
      expect(keys[0] === keys[1]).toBe(one === other)
    }),
  )
})
