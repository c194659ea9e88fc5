import { expect, test } from 'vitest'
import { formatTimeAs, parseTime } from './api-time.ts'

test.each([
  ['2026-03-08', 'YYYY-MM-DD', '2026-03-08'],
  ['2026-03-08 09:05:00', 'YYYY-MM-DD', '2026-03-08'],
  ['2026-03-08T09:05:00', 'YYYY-MM-DD HH:mm', '2026-03-08 09:05'],
  ['2026-03', 'YYYY-MM', '2026-03'],
  ['2026', 'YYYY', '2026'],
  ['09:05:00', 'HH:mm', '09:05'],
])('%s in the format %s is %s', (value, format, text) => {
  expect(parseTime(value, format)?.format(format)).toBe(text)
})

test.each([
  ['2026-02-31', 'YYYY-MM-DD'],
  ['2026-3-8', 'YYYY-MM-DD'],
  ['25:00', 'HH:mm'],
  ['soon', 'YYYY-MM-DD'],
  [20260308, 'YYYY-MM-DD'],
  [null, 'YYYY-MM-DD'],
])('%j is not a time with the format %s and stays unchanged', (value, format) => {
  expect(parseTime(value, format)).toBeNull()
  expect(formatTimeAs(value, format)).toBe(value)
})
