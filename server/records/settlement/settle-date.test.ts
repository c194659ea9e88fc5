import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, createWorkdays, parseSettleCycle, settleDateOf } from './settle-date.ts'

const isWorkday = createWorkdays([
  { day: '2026-10-01', kind: 'HOLIDAY' },
  { day: '2026-10-02', kind: 'HOLIDAY' },
  { day: '2026-10-05', kind: 'HOLIDAY' },
  { day: '2026-10-06', kind: 'HOLIDAY' },
  { day: '2026-10-07', kind: 'HOLIDAY' },
  { day: '2026-10-10', kind: 'WORKDAY' },
])

test.each([
  ['a weekday is settled the next day', '2026-11-17', 'T+1', '2026-11-18'],
  ['a Friday waits for Monday', '2026-11-13', 'T+1', '2026-11-16'],
  ['a Saturday waits for Monday', '2026-11-14', 'T+1', '2026-11-16'],
  ['a Sunday waits for Monday', '2026-11-15', 'T+1', '2026-11-16'],
  ['the day before a long holiday waits until it is over', '2026-09-30', 'T+1', '2026-10-08'],
  ['a make-up Saturday is a workday', '2026-10-09', 'T+1', '2026-10-10'],
  ['two workdays are counted, not two days', '2026-11-13', 'T+2', '2026-11-17'],
  ['T+0 on a workday is that day', '2026-11-17', 'T+0', '2026-11-17'],
  ['T+0 on a free day is the next workday', '2026-11-14', 'T+0', '2026-11-16'],
  ['D+1 does not care about weekends', '2026-11-13', 'D+1', '2026-11-14'],
  ['D+0 is the day itself', '2026-11-15', 'D+0', '2026-11-15'],
  ['D+1 crosses the year', '2026-12-31', 'D+1', '2027-01-01'],
])('%s', (_rule, tradeDate, cycle, expected) => {
  expect(settleDateOf(tradeDate, parseSettleCycle(cycle), isWorkday)).toBe(expected)
})

test('a settlement date by workdays is a workday, and later trades never settle earlier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 5 }), (offset, days) => {
      const cycle = { counts: 'workdays', days } as const
      const day = addDays('2026-01-01', offset)

      const settled = settleDateOf(day, cycle, isWorkday)

      expect(isWorkday(settled)).toBe(true)
      expect(settled >= addDays(day, days)).toBe(true)
      expect(settleDateOf(addDays(day, 1), cycle, isWorkday) >= settled).toBe(true)
    }),
  )
})

test.each(['T1', 'XT+1', 'T+1x', 't+1', 'T+', 'D+-1', 'W+1', ''])(
  'the settlement cycle %j is refused',
  (text) => {
    expect(() => parseSettleCycle(text)).toThrow(/neither T\+n nor D\+n/)
  },
)
