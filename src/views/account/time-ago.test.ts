import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = '2026-03-01 12:00:00'

test.each([
  ['2026-03-01 11:59:30', 'now'],
  ['2026-03-01 11:59:00', '1 minute ago'],
  ['2026-03-01 09:30:00', '2 hours ago'],
  ['2026-02-28 11:00:00', 'yesterday'],
  ['2026-01-30 12:00:00', '30 days ago'],
])('the time %s is shown as "%s"', (time, words) => {
  expect(timeAgo(time, NOW, 'en-US')).toBe(words)
})

test('the elapsed time is localized', () => {
  expect(timeAgo('2026-03-01 11:55:00', NOW, 'zh-CN')).toBe('5分钟前')
})

test('a future time is shown as "now"', () => {
  expect(timeAgo('2026-03-01 12:00:09', NOW, 'en-US')).toBe('now')
})

test('an invalid time is shown as an empty text', () => {
  expect(timeAgo('rubbish', NOW, 'en-US')).toBe('')
})
