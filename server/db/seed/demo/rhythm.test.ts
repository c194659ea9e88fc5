import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondAt, shareUntil, weightOfDay } from './rhythm.ts'
import { apportion } from './trade-days.ts'

test('a day starts with none of its payments and ends with all of them', () => {
  expect(shareUntil(0)).toBe(0)
  expect(shareUntil(24 * 3600)).toBe(1)
})

test('the second of a share is the inverse of the share by a second', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (share) => {
      const second = secondAt(share)

      expect(second).toBeLessThan(24 * 3600)
      expect(shareUntil(second)).toBeLessThanOrEqual(share + 1e-9)
      expect(shareUntil(second + 1)).toBeGreaterThanOrEqual(share - 1e-9)
    }),
  )
})

test('lunch and the afternoon are busier than the hours around them', () => {
  const hour = (from: number) => shareUntil((from + 1) * 3600) - shareUntil(from * 3600)

  expect(hour(13)).toBeGreaterThan(hour(11))
  expect(hour(13)).toBeGreaterThan(hour(14))
  expect(hour(15)).toBeGreaterThan(hour(14))
  expect(hour(15)).toBeGreaterThan(hour(19))
})

test('free days are busier than workdays, whichever weekday they are', () => {
  expect(weightOfDay('2026-11-21', false)).toBeGreaterThan(weightOfDay('2026-11-20', true))
  expect(weightOfDay('2026-10-01', false)).toBeGreaterThan(weightOfDay('2026-10-10', true))
})

test('the parts add up to the whole, each at most one away from its exact share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(fc.nat(1_000_000), weights, fc.integer({ min: 1, max: 1000 }), (whole, some, more) => {
      const all = [...some, more]
      const sum = all.reduce((total, weight) => total + weight, 0)

      const parts = apportion(whole, all)

      expect(parts.reduce((total, part) => total + part, 0)).toBe(whole)
      expect(parts.filter((part, index) => Math.abs(part - (whole * (all[index] ?? 0)) / sum) >= 1)).toEqual(
        [],
      )
    }),
  )
})
