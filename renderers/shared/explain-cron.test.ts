import { expect, test } from 'vitest'
import { explainCron } from './explain-cron.ts'

test.each([
  ['0 3 * * *', 'At 03:00, every day', '每天 03:00'],
  ['0 */10 * * * ?', 'Every 10 minutes', '每隔 10 分钟'],
  [
    '0 0/5 9-18 ? * 2-6',
    'Every 5 minutes, between 09:00 and 18:59, Monday through Friday',
    '每隔 5 分钟，在 09:00 和 18:59 之间，星期一至星期五',
  ],
  [
    '0 0 3 L * ? 2027',
    'At 03:00, on the last day of the month, only in 2027',
    '03:00，限每月的最后一天，仅于 2027 年',
  ],
  ['nightly', 'nightly', 'nightly'],
])('%s is explained as %s and %s', (cron, english, chinese) => {
  expect([explainCron(cron, 'en-US'), explainCron(cron, 'zh-CN')]).toEqual([english, chinese])
})
