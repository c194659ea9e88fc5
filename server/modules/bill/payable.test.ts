import { expect, test } from 'vitest'
import { payableOf } from './payable.ts'

test('a bill pays its gross amount less refunds, fees and shares of others, plus what it receives', () => {
  const money = {
    grossFen: 1_000_000,
    refundFen: 200_000,
    feeFen: 30_000,
    splitOutFen: 4_000,
    splitInFen: 500,
    adjustFen: -60,
    carryFen: -7,
  }

  expect(payableOf(money)).toBe(766_433)
})
