import { expect, test } from 'vitest'
import { businessDayOf, formatBusinessTime } from './business-time.ts'

const instant = new Date('2026-03-01T16:05:09Z')

test('an instant has the time and the day of the business zone', () => {
  expect(formatBusinessTime(instant, 'Asia/Shanghai')).toBe('2026-03-02 00:05:09')
  expect(businessDayOf(instant, 'Asia/Shanghai')).toBe('2026-03-02')
  expect(businessDayOf(instant, 'UTC')).toBe('2026-03-01')
})
