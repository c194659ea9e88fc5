import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitFen } from './money.ts'

const share = fc.integer({ min: 0, max: 1_000_000 })

describe('splitFen', () => {
  test('the parts add up exactly, and none is negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.array(share, { minLength: 1 }),
        (total, shares) => {
          const parts = splitFen(total, shares)

          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
          expect(parts.every((part) => part >= 0)).toBe(true)
        },
      ),
    )
  })

  test('no part is a fen or more away from its exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 9 }),
        (total, shares) => {
          const all = shares.reduce((sum, part) => sum + part, 0)
          const away = splitFen(total, shares).map((part, index) =>
            Math.abs(part * all - total * (shares[index] ?? 0)),
          )

          expect(Math.max(...away)).toBeLessThan(all)
        },
      ),
    )
  })

  test.each([
    ['ties go to the first by order', 100, [1, 1, 1], [34, 33, 33]],
    ['the largest remainder gets the fen', 10, [1, 5, 4], [1, 5, 4]],
    ['shares of nothing give everything to the first', 7, [0, 0], [7, 0]],
  ])('%s', (_rule, total, shares, parts) => {
    expect(splitFen(total, shares)).toEqual(parts)
  })

  test.each([
    [-1, [1]],
    [1.5, [1]],
    [1, [-1]],
    [1, [0.5]],
  ])('%j by %j is refused', (total, shares) => {
    expect(() => splitFen(total, shares)).toThrow(RangeError)
  })
})
