import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustBill } from './adjustment-rules.ts'
import { reverseAdjustment } from './counter-adjustment-rules.ts'
import { type BillAmounts, payableOf } from './payable.ts'

const fen = fc.integer({ min: 0, max: 10_000_000 })
const signed = fc.integer({ min: -20_000_000, max: 20_000_000 })
const money = fc
  .record({ grossFen: fen, refundFen: fen, feeFen: fen, splitOutFen: fen, splitInFen: fen })
  .map((some): BillAmounts => ({ ...some, adjustFen: 0, carryFen: 0 }))
  // If the payable amount of a new bill is negative, its absolute value is carried over.
  .map((bill) => ({ ...bill, carryFen: Math.max(0, -payableOf(bill)) }))

const after = (bill: BillAmounts, { adjustFen, carryFen }: Pick<BillAmounts, 'adjustFen' | 'carryFen'>) => ({
  ...bill,
  adjustFen,
  carryFen,
})

test('reversing adjustments in the opposite order restores the bill', () => {
  fc.assert(
    fc.property(money, fc.array(signed, { minLength: 1, maxLength: 20 }), (bill, amounts) => {
      const steps = amounts.map((amountFen) => ({ amountFen, carriedFen: 0 }))
      const there = steps.reduce((now, step) => {
        const next = adjustBill(now, step.amountFen)
        step.carriedFen = next.carriedFen
        return after(now, next)
      }, bill)

      const back = steps.reduceRight((now, step) => after(now, reverseAdjustment(now, step)), there)

      expect(back).toEqual(bill)
    }),
  )
})

test('a bill never becomes negative and its lines add up, whatever adjustments are made between an adjustment and its reversal', () => {
  fc.assert(
    fc.property(money, signed, fc.array(signed, { maxLength: 8 }), (bill, amountFen, between) => {
      const first = adjustBill(bill, amountFen)
      const now = between.reduce((one, amount) => after(one, adjustBill(one, amount)), after(bill, first))

      const next = reverseAdjustment(now, { amountFen, carriedFen: first.carriedFen })

      expect(next.payableFen).toBeGreaterThanOrEqual(0)
      expect(next.payableFen).toBe(payableOf(now) - amountFen + next.carriedFen)
      expect(next.payableFen).toBe(payableOf(after(now, next)))
    }),
  )
})
