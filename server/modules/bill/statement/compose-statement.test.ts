import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StatementBill } from '#schemas'
import { payableOf } from '../payable.ts'
import { composeStatement } from './compose-statement.ts'

const period = { from: '2026-03-10', to: '2026-03-12' }
const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const signed = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const dayOfMarch = fc.integer({ min: 1, max: 12 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`)

const anyBill = fc
  .record({
    channelCode: fc.constantFrom('wechat', 'alipay'),
    settleDate: dayOfMarch,
    paidDay: fc.option(fc.integer({ min: 1, max: 20 })),
    tradeCount: fc.nat(100),
    refundCount: fc.nat(100),
    grossFen: amount,
    refundFen: amount,
    feeFen: amount,
    splitOutFen: amount,
    splitInFen: amount,
    adjustFen: signed,
    carryFen: signed,
  })
  .map(({ paidDay, ...bill }): StatementBill => {
    const settleTime = paidDay === null ? null : `2026-03-${String(paidDay).padStart(2, '0')} 12:00:00`
    const status = settleTime === null ? 'PENDING' : 'SETTLED'
    const names = { id: '1', shopId: 's', period: '', billNo: 'B1', status, settleTime }
    return { ...names, ...bill, payableFen: payableOf(bill) }
  })
const bills = fc.array(anyBill, { maxLength: 40 })

const compose = (all: readonly StatementBill[], debts = [{ channelCode: 'wechat', debtFen: -500 }]) =>
  composeStatement('s', all, { period, debts })
const total = (rows: readonly { payableFen: number }[]) =>
  rows.reduce((sum, { payableFen }) => sum + payableFen, 0)

test('the sum of a statement is the sum of its bills and of its channels', () => {
  fc.assert(
    fc.property(bills, (all) => {
      const statement = compose(all)

      expect(statement.payableFen).toBe(total(statement.bills))
      expect(statement.payableFen).toBe(total(statement.channels))
      expect(statement.payableFen).toBe(payableOf(statement))
    }),
  )
})

test('unpaid before + payable − paid = unpaid at the end', () => {
  fc.assert(
    fc.property(bills, (all) => {
      for (const sums of [compose(all), ...compose(all).channels])
        expect(sums.openingUnpaidFen + sums.payableFen - sums.paidFen).toBe(sums.closingUnpaidFen)
    }),
  )
})

test('a carried amount reduces the debt that it takes over', () => {
  fc.assert(
    fc.property(bills, (all) => {
      const { openingDebtFen, closingDebtFen, carryFen } = compose(all)

      expect(openingDebtFen).toBe(-500)
      expect(closingDebtFen).toBe(-500 - carryFen)
    }),
  )
})

test('a bill that was paid before the period or after it is placed by the day of its payment', () => {
  const bill = (settleDate: string, settleTime: string | null): StatementBill => ({
    ...(fc.sample(anyBill, 1)[0] as StatementBill),
    billNo: `${settleDate} ${settleTime}`,
    settleDate,
    settleTime,
  })
  const earlierPaidBefore = bill('2026-03-08', '2026-03-09 23:59:59')
  const earlierPaidWithin = bill('2026-03-08', '2026-03-10 00:00:00')
  const earlierPaidAfter = bill('2026-03-08', '2026-03-13 00:00:00')
  const paidAtTheEnd = bill('2026-03-12', '2026-03-12 23:59:59')

  const { bills, payments, unpaid } = compose([
    earlierPaidBefore,
    earlierPaidWithin,
    earlierPaidAfter,
    paidAtTheEnd,
  ])

  expect(bills).toEqual([paidAtTheEnd])
  expect(payments).toEqual([earlierPaidWithin, paidAtTheEnd])
  expect(unpaid).toEqual([earlierPaidAfter])
})
