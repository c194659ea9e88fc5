import { expect, test } from 'vitest'
import { createTranslate } from '#runtime/i18n'
import { explainCron } from './explain.ts'
import { nextRuns } from './index.tsx'

test.each([
  ['* * * * *', 'every minute, every day'],
  ['*/15 * * * *', 'every 15 minutes, every day'],
  ['0 3 * * *', 'at 03:00, every day'],
  ['0,30 9,18 * * *', 'at 09:00, 09:30, 18:00, 18:30, every day'],
  ['5 * * * *', 'at minute 5 of the hour, every day'],
  [
    '*/5 9-18 * * mon-fri',
    'every 5 minutes, in the hours 9-18, on Monday, Tuesday, Wednesday, Thursday, Friday',
  ],
  ['0 */6 * * 0', 'at 00:00, 06:00, 12:00, 18:00, on Sunday'],
  ['30 8 1,15 * *', 'at 08:30, on day 1,15 of the month, every month'.replace(', every month', '')],
  ['30 8 L 1,7 *', 'at 08:30, on day L of the month, in January, July'],
  ['0 0 13 * 5', 'at 00:00, on day 13 of the month or on Friday'],
  ['30 0 3 * * *', 'at 03:00, second 30, every day'],
])('%s is explained as %s', (cron, words) => {
  expect(explainCron(cron, createTranslate(), 'en-US')).toBe(words)
})

test('weekdays and months are named in the language of the reader', () => {
  expect(explainCron('0 3 * 2 1', createTranslate(), 'zh-CN')).toContain('星期一')
})

test('the next five runs are in business time', () => {
  const after = new Date('2026-03-08T00:00:00Z')

  expect(nextRuns('0 3 * * *', 'Asia/Shanghai', after)).toEqual(
    ['09', '10', '11', '12', '13'].map((day) => `2026-03-${day} 03:00:00`),
  )
})

test("a schedule for a day that doesn't exist has no runs", () => {
  expect(nextRuns('0 3 31 2 *', 'Asia/Shanghai')).toEqual([])
})

test.each(['', '* * * *', '61 * * * *', '* * * * * * *', 'soon it will be five', '@daily', '1 '.repeat(60)])(
  '%j is not a valid schedule',
  (text) => {
    expect(nextRuns(text, 'Asia/Shanghai')).toBeUndefined()
  },
)
