import { expect, test } from 'vitest'
import type { IntakeTrade } from '#schemas'
import { checkMerchant, type Merchant, type Refused } from './check-trade.ts'

const LEFT = '2026-03-02 18:00:00'
const active: Merchant = {
  shopId: 's1',
  orgCode: 'A01',
  shopStatus: 'ACTIVE',
  merchantStatus: 'ACTIVE',
  shopActiveUntil: null,
  merchantActiveUntil: null,
  rates: [],
}
const payment = (paidTime: string): IntakeTrade => ({
  channelTradeNo: 'N1',
  channelCode: 'wechat',
  shopCode: 's1',
  kind: 'PAY',
  payMethod: 'QR',
  amountFen: 1,
  paidTime,
})

/** Returns the code of the refusal if the payment is refused, otherwise `taken`. */
function check(merchant: Partial<Merchant>, paidTime: string): string {
  try {
    checkMerchant(payment(paidTime), { ...active, ...merchant })
    return 'taken'
  } catch (error) {
    return (error as Refused).refusal.code
  }
}

test.each([
  ['before its suspension', { shopStatus: 'SUSPENDED', shopActiveUntil: LEFT }, LEFT, 'taken'],
  ['before its closing', { shopStatus: 'CLOSED', shopActiveUntil: LEFT }, LEFT, 'taken'],
  [
    'after its suspension',
    { shopStatus: 'SUSPENDED', shopActiveUntil: LEFT },
    '2026-03-02 18:00:01',
    'SHOP_INACTIVE',
  ],
  [
    'before the channel closed it',
    { merchantStatus: 'CLOSED', merchantActiveUntil: LEFT },
    '2026-03-01 08:00:00',
    'taken',
  ],
  [
    'after the channel closed it',
    { merchantStatus: 'CLOSED', merchantActiveUntil: LEFT },
    '2026-03-03 08:00:00',
    'MERCHANT_INACTIVE',
  ],
  ['that was never active', { shopStatus: 'PENDING_REVIEW' }, LEFT, 'SHOP_INACTIVE'],
  ['that was never onboarded', { merchantStatus: 'PENDING' }, LEFT, 'MERCHANT_INACTIVE'],
])('a payment of a shop %s is judged by its time', (_name, merchant, paidTime, result) => {
  expect(check(merchant, paidTime)).toBe(result)
})
