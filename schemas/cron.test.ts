import { expect, test } from 'vitest'
import { parseCron } from './cron.ts'

const SHANGHAI = 'Asia/Shanghai'
const next = (cron: string, after: string) =>
  parseCron(cron, SHANGHAI)
    ?.next(new Date(after), 2)
    .map((at) => at.toISOString())

test.each([
  ['0 0 3 * * ?', '2026-03-08T00:00:00Z', ['2026-03-08T19:00:00.000Z', '2026-03-09T19:00:00.000Z']],
  ['0 3 * * *', '2026-03-08T00:00:00Z', ['2026-03-08T19:00:00.000Z', '2026-03-09T19:00:00.000Z']],
  // 8 March 2026 is a Sunday. In Quartz, the number of Monday is 2.
  ['0 0 9 ? * 2-6', '2026-03-08T00:00:00Z', ['2026-03-09T01:00:00.000Z', '2026-03-10T01:00:00.000Z']],
  ['0 0/20 9 ? * MON', '2026-03-08T00:00:00Z', ['2026-03-09T01:00:00.000Z', '2026-03-09T01:20:00.000Z']],
  ['0 0 3 L * ? 2027', '2026-03-08T00:00:00Z', ['2027-01-30T19:00:00.000Z', '2027-02-27T19:00:00.000Z']],
  ['0 0 3 31 2 ?', '2026-03-08T00:00:00Z', []],
  ['0 0 0 1 1 ? 2020', '2026-03-08T00:00:00Z', []],
])('%s after %s is due at %j', (cron, after, expected) => {
  expect(next(cron, after)).toEqual(expected)
})

test('the last time includes the given moment', () => {
  const schedule = parseCron('0 0 3 * * ?', SHANGHAI)

  expect(schedule?.last(new Date('2026-03-08T19:00:00.500Z'))?.toISOString()).toBe('2026-03-08T19:00:00.000Z')
  expect(schedule?.last(new Date('2026-03-08T18:59:59.999Z'))?.toISOString()).toBe('2026-03-07T19:00:00.000Z')
})

test.each(['', '* * * *', '0 61 * * * ?', 'soon', '@daily', '1 '.repeat(60)])(
  '%j is not a schedule',
  (text) => {
    expect(parseCron(text, SHANGHAI)).toBeUndefined()
  },
)
