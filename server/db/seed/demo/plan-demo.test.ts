import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCopyLine } from './copy.ts'
import { type DemoSize, planDemo } from './plan-demo.ts'
import { shopTarget, tradeTarget } from './tables.ts'

const size: DemoSize = { shops: 12, days: 20, trades: 3000, seed: 1 }
const moment = { now: new Date('2026-10-12T15:20:30+08:00'), timeZone: 'Asia/Shanghai' }

/** Hash of all generated rows, in the order in which they are written. */
function digest(input: Parameters<typeof planDemo>[0]): string {
  const plan = planDemo(input)
  const hash = createHash('sha256')
  for (const shop of plan.shops) hash.update(toCopyLine(shopTarget.toRow(shop)))
  for (const trade of plan.trades()) hash.update(toCopyLine(tradeTarget.toRow(trade)))
  return hash.digest('hex')
}

test('the same seed gives identical data, another seed gives other data', () => {
  const once = digest({ ...size, ...moment })

  expect(digest({ ...size, ...moment })).toBe(once)
  expect(digest({ ...size, seed: 2, ...moment })).not.toBe(once)
})

const zones = fc.constantFrom('Asia/Shanghai', 'UTC', 'America/New_York', 'Pacific/Auckland')
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
})

test('the number of trades is exact, they are in order, and none is in the future', () => {
  const sizes = fc.record({
    shops: fc.integer({ min: 1, max: 30 }),
    days: fc.integer({ min: 1, max: 40 }),
    trades: fc.integer({ min: 0, max: 300 }),
    seed: fc.integer({ min: 0, max: 4_294_967_295 }),
  })
  fc.assert(
    fc.property(sizes, zones, instants, (some, timeZone, now) => {
      const plan = planDemo({ ...some, now, timeZone })
      const trades = [...plan.trades()]
      const times = trades.map(({ paidTime }) => paidTime)

      expect(trades).toHaveLength(some.trades)
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(times.filter((time) => time > now.getTime() || time % 1000 !== 0)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a trade belongs to the business day of its zone, also when clocks change', () => {
  fc.assert(
    fc.property(zones, instants, (timeZone, now) => {
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone })
      const plan = planDemo({ ...size, trades: 400, now, timeZone })
      const wrong = [...plan.trades()].filter(({ paidTime, tradeDate }) => day.format(paidTime) !== tradeDate)

      expect(wrong).toEqual([])
    }),
    { numRuns: 25 },
  )
})

/** Kinds of trades as text, oldest first: `P` for payments, `R` for refunds. */
function kindsOf(more: Partial<DemoSize>): string {
  const plan = planDemo({ ...size, ...more, ...moment })
  return [...plan.trades()].map(({ kind }) => (kind === 'REFUND' ? 'R' : 'P')).join('')
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('refunds are spread over the days up to the end (seed %i)', (seed) => {
  const kinds = kindsOf({ days: 30, trades: 20_000, seed })

  expect(kinds.match(/R/g)?.length).toBeGreaterThan(200)
  expect(kinds).not.toContain('RRRRR')
  expect(kinds.slice(-50)).not.toMatch(/(R.*){6}/)
})

test('a busy business has no peak of refunds in the morning', () => {
  const kinds = kindsOf({ shops: 100, days: 6, trades: 60_000 })

  expect(kinds).not.toContain('RRRRRR')
})

test('a payment is marked as refunded if and only if its refund exists', () => {
  const trades = [...planDemo({ ...size, trades: 20_000, ...moment }).trades()]
  const refunded = trades.filter(({ status }) => status === 'REFUNDED' || status === 'PARTLY_REFUNDED')
  const refunds = trades.filter(({ kind }) => kind === 'REFUND')

  expect(refunds.map(({ originTradeNo }) => originTradeNo).sort()).toEqual(
    refunded.map(({ tradeNo }) => tradeNo).sort(),
  )
})

test('names, codes, ids and departments of shops are unique for any number of shops', () => {
  const { shops } = planDemo({ ...size, shops: 5000, trades: 0, ...moment })

  expect(new Set(shops.map(({ name }) => name)).size).toBe(5000)
  expect(new Set(shops.map(({ code }) => code)).size).toBe(5000)
  expect(new Set(shops.map(({ id }) => id)).size).toBe(5000)
  expect(new Set(shops.map(({ orgCode }) => orgCode)).size).toBe(5000)
})
