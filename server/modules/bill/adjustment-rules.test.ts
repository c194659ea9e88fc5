import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjustBill, readAdjustment, requireAdjustable } from './adjustment-rules.ts'
import type { BillStatus } from './errors.ts'
import { type BillAmounts, payableOf } from './payable.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
const signed = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const money = fc.record<BillAmounts>({
  grossFen: amount,
  refundFen: amount,
  feeFen: amount,
  splitOutFen: amount,
  splitInFen: amount,
  adjustFen: signed,
  carryFen: signed,
})
const given = fc.tuple(money, signed)
const bill: BillAmounts = {
  grossFen: 10_000,
  refundFen: 500,
  feeFen: 38,
  splitOutFen: 300,
  splitInFen: 20,
  adjustFen: 100,
  carryFen: -50,
}

describe('the payable amount of a bill', () => {
  test('the payable amount is gross less refunds, fees and splits out, plus splits in, adjustments and the carried amount', () => {
    expect(payableOf(bill)).toBe(9_232)
  })

  test('an adjustment changes the payable amount by exactly its amount unless the result would be negative', () => {
    fc.assert(
      fc.property(given, ([before, amountFen]) => {
        const after = adjustBill(before, amountFen)

        expect(after.payableFen - after.carriedFen).toBe(payableOf(before) + amountFen)
      }),
    )
  })

  test('a payable amount below zero becomes 0, and the difference is carried over to the next bill', () => {
    fc.assert(
      fc.property(given, ([before, amountFen]) => {
        const { payableFen, carriedFen } = adjustBill(before, amountFen)

        expect(payableFen).toBeGreaterThanOrEqual(0)
        expect(carriedFen).toBeGreaterThanOrEqual(0)
        expect(Math.min(payableFen, carriedFen)).toBe(0)
      }),
    )
  })

  test('the payable amount is the sum of its parts; an adjustment changes only the adjusted and the carried amount', () => {
    fc.assert(
      fc.property(given, ([before, amountFen]) => {
        const { adjustFen, carryFen, payableFen } = adjustBill(before, amountFen)

        expect(payableOf({ ...before, adjustFen, carryFen })).toBe(payableFen)
        expect(adjustFen).toBe(before.adjustFen + amountFen)
      }),
    )
  })

  test("the payable amount and the carried amount don't depend on the order of two adjustments", () => {
    fc.assert(
      fc.property(money, signed, signed, (before, one, other) => {
        const both = (first: number, second: number) => {
          const once = adjustBill(before, first)
          const twice = adjustBill({ ...before, ...once }, second)
          return twice.payableFen - twice.carryFen
        }

        expect(both(one, other)).toBe(both(other, one))
      }),
    )
  })

  test('an adjustment whose result is no safe integer is refused', () => {
    const most = Number.MAX_SAFE_INTEGER

    expect(() => adjustBill({ ...bill, adjustFen: most }, 1)).toThrow(
      expect.objectContaining({ code: 'BILL_ADJUST_INVALID' }),
    )
    expect(() => adjustBill({ ...bill, adjustFen: -most }, -1)).toThrow(
      expect.objectContaining({ code: 'BILL_ADJUST_INVALID' }),
    )
  })
})

describe('an adjustment', () => {
  test('the reason of an adjustment is trimmed', () => {
    expect(readAdjustment({ amountFen: -5, reason: '  上期多结 ' })).toBe('上期多结')
  })

  test.each([
    [{ amountFen: 0, reason: 'a reason' }, ['amountFen']],
    [{ amountFen: 1, reason: ' x ' }, ['reason']],
    [{ amountFen: 1, reason: 'x'.repeat(201) }, ['reason']],
    [{ amountFen: 1.5, reason: 'a reason' }, ['amountFen']],
    [{ amountFen: 2 ** 53, reason: '' }, ['amountFen', 'reason']],
  ])('an adjustment with %j is refused at its fields', (typed, fields) => {
    expect(() => readAdjustment(typed)).toThrow(
      expect.objectContaining({
        code: 'BILL_ADJUST_INVALID',
        status: 400,
        fields: Object.fromEntries(fields.map((field) => [field, expect.anything()])),
      }),
    )
  })

  test.each([2, 200])('an adjustment accepts a reason of %i characters', (length) => {
    expect(readAdjustment({ amountFen: 1, reason: '茶'.repeat(length) })).toHaveLength(length)
  })
})

describe('a bill', () => {
  const state = (status: BillStatus) => ({ billNo: 'B1', status, version: 3, confirmBy: null })

  test.each<BillStatus>(['PENDING', 'HELD'])('a bill that is %s can be adjusted', (status) => {
    expect(() => requireAdjustable(state(status), { version: 3 })).not.toThrow()
  })

  test.each<BillStatus>(['CONFIRMED', 'SETTLING', 'SETTLED', 'FAILED'])(
    'a bill that is %s cannot be adjusted',
    (status) => {
      expect(() => requireAdjustable(state(status), { version: 3 })).toThrow(
        expect.objectContaining({ code: 'BILL_NOT_ADJUSTABLE', status: 409 }),
      )
    },
  )

  test('a stale version of a bill is refused; a wrong status is reported first', () => {
    expect(() => requireAdjustable(state('PENDING'), { version: 2 })).toThrow(
      expect.objectContaining({ code: 'BILL_CHANGED', status: 409 }),
    )
    expect(() => requireAdjustable(state('SETTLED'), { version: 2 })).toThrow(
      expect.objectContaining({ code: 'BILL_NOT_ADJUSTABLE' }),
    )
  })
})
