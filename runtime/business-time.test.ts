import { afterEach, beforeEach, expect, test } from 'vitest'
import { businessDay, businessTime } from './business-time.ts'

const before = process.env.TZ

beforeEach(() => {
  process.env.TZ = 'America/New_York'
})
afterEach(() => {
  process.env.TZ = before
})

const midnightInShanghai = new Date('2026-11-19T16:00:00Z')

test.each([
  ['Asia/Shanghai', '2026-11-20 00:00:00'],
  ['UTC', '2026-11-19 16:00:00'],
  ['America/New_York', '2026-11-19 11:00:00'],
  [undefined, '2026-11-19 11:00:00'],
])('in a browser in New York, the business time of %s is %s', (zone, shown) => {
  expect(businessTime(zone, midnightInShanghai)).toBe(shown)
})

test('the business day is that of the business time zone', () => {
  expect(businessDay('Asia/Shanghai', midnightInShanghai)).toBe('2026-11-20')
  expect(midnightInShanghai.getDate()).toBe(19)
})
