import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, daysOfMonth, emptyDaysBefore, monthName, readMonth, weekdayNames } from './month.ts'

test.each([
  ['2026-11', '2026-11'],
  ['2026-13', undefined],
  ['2026-00', undefined],
  ['26-11', undefined],
  ["2026-11'", undefined],
  ['', undefined],
  [null, undefined],
])('the text %j in an address is read as the month %s', (text, month) => {
  expect(readMonth(text)).toBe(month)
})

test('adding and then subtracting a number of months returns the same month', () => {
  const months = fc.tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  fc.assert(
    fc.property(months, fc.integer({ min: -600, max: 600 }), ([year, month], count) => {
      const from = `${year}-${String(month).padStart(2, '0')}`

      expect(addMonths(addMonths(from, count), -count)).toBe(from)
    }),
  )
})

test.each([
  ['2026-11', 6],
  ['2026-06', 0],
  ['2026-10', 3],
])('the first week of %s starts with %i days of the previous month', (month, count) => {
  expect(emptyDaysBefore(month)).toBe(count)
})

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-12', 31],
])('%s has %i days', (month, count) => {
  const days = daysOfMonth(month)

  expect(days).toHaveLength(count)
  expect([days[0], days.at(-1)]).toEqual([`${month}-01`, `${month}-${count}`])
})

test('a week starts on Monday, with localized names', () => {
  expect(weekdayNames('en-US').at(0)).toBe('Mon')
  expect(weekdayNames('zh-CN').at(-1)).toBe('周日')
})

test.each([
  ['en-US', 'November 2026'],
  ['zh-CN', '2026年11月'],
])('in the language %s, the name of the month is %s', (locale, name) => {
  expect(monthName('2026-11', locale)).toBe(name)
})
