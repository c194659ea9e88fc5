import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordKey } from './record-key.ts'

test('a record is told by the parameters of its page, in whatever order they came', () => {
  expect(recordKey({ b: 2, id: '7', from: 'list' }, ['id', 'b'])).toBe('b=2&id=7')
  expect(recordKey({ id: '7', b: 2 }, ['b', 'id'])).toBe('b=2&id=7')
})

test('a form for something new has a place of its own', () => {
  expect(recordKey({}, ['id'])).toBe('-')
})

test('it fits the place of a draft, and other records have other places', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
      const keys = [one, other].map((id) => recordKey({ id: `${'x'.repeat(40)}${id}` }, ['id']))

      expect(keys[0]?.length).toBeLessThanOrEqual(40)
      expect(keys[0] === keys[1]).toBe(one === other)
    }),
  )
})
