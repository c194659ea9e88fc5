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

describe('what a bill pays', () => {
  test('is gross less refunds, fees and splits out, plus splits in, adjustments and the amount carried over', () => {
    expect(payableOf(bill)).toBe(9_232)
  })

  test('grows by exactly the adjustment unless it becomes negative', () => {
    fc.assert(
      fc.property(given, ([before, amountFen]) => {
        const after = adjustBill(before, amountFen)

        expect(after.payableFen - after.carriedFen).toBe(payableOf(before) + amountFen)
      }),
    )
  })

  test('is never negative: the missing amount is carried over to the next bill', () => {
    fc.assert(
      fc.property(given, ([before, amountFen]) => {
        const { payableFen, carriedFen } = adjustBill(before, amountFen)

        expect(payableFen).toBeGreaterThanOrEqual(0)
        expect(carriedFen).toBeGreaterThanOrEqual(0)
        expect(Math.min(payableFen, carriedFen)).toBe(0)
      }),
    )
  })

  test('is the sum of its new parts; only adjustments and carried amounts change', () => {
    fc.assert(
      fc.property(given, ([before, amountFen]) => {
        const { adjustFen, carryFen, payableFen } = adjustBill(before, amountFen)

        expect(payableOf({ ...before, adjustFen, carryFen })).toBe(payableFen)
        expect(adjustFen).toBe(before.adjustFen + amountFen)
      }),
    )
  })

  test('does not depend on the order of two adjustments, including carried amounts', () => {
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

  test('has to be an exact number', () => {
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
  test('trims its reason', () => {
    expect(readAdjustment({ amountFen: -5, reason: '  上期多结 ' })).toBe('上期多结')
  })

  test.each([
    [{ amountFen: 0, reason: 'a reason' }, ['amountFen']],
    [{ amountFen: 1, reason: ' x ' }, ['reason']],
    [{ amountFen: 1, reason: 'x'.repeat(201) }, ['reason']],
    [{ amountFen: 1.5, reason: 'a reason' }, ['amountFen']],
    [{ amountFen: 2 ** 53, reason: '' }, ['amountFen', 'reason']],
  ])('%j is refused at its fields', (typed, fields) => {
    expect(() => readAdjustment(typed)).toThrow(
      expect.objectContaining({
        code: 'BILL_ADJUST_INVALID',
        status: 400,
        fields: Object.fromEntries(fields.map((field) => [field, expect.anything()])),
      }),
    )
  })

  test.each([2, 200])('accepts a reason of %i characters', (length) => {
    expect(readAdjustment({ amountFen: 1, reason: '茶'.repeat(length) })).toHaveLength(length)
  })
})

describe('a bill', () => {
  const state = (status: BillStatus) => ({ billNo: 'B1', status, version: 3, confirmBy: null })

  test.each<BillStatus>(['PENDING', 'HELD'])('that is %s can be adjusted', (status) => {
    expect(() => requireAdjustable(state(status), { version: 3 })).not.toThrow()
  })

  test.each<BillStatus>(['CONFIRMED', 'SETTLING', 'SETTLED', 'FAILED'])(
    'that is %s cannot be adjusted',
    (status) => {
      expect(() => requireAdjustable(state(status), { version: 3 })).toThrow(
        expect.objectContaining({ code: 'BILL_NOT_ADJUSTABLE', status: 409 }),
      )
    },
  )

  test('with a stale version is refused, unless its state is the reason', () => {
    expect(() => requireAdjustable(state('PENDING'), { version: 2 })).toThrow(
      expect.objectContaining({ code: 'BILL_CHANGED', status: 409 }),
    )
    expect(() => requireAdjustable(state('SETTLED'), { version: 2 })).toThrow(
      expect.objectContaining({ code: 'BILL_NOT_ADJUSTABLE' }),
    )
  })
})
