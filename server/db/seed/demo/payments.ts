import type { SeedChannel } from '../data/channels.ts'
import { createWeightedPick, type Random } from './random.ts'
import type { DemoShop } from './shops.ts'

/** Payment of a customer: shop, channel, method, amount and status. */
export interface Payment<Shop = DemoShop> {
  shop: Shop
  channel: SeedChannel
  payMethod: string
  payerAccount: string
  amountFen: number
  status: 'SUCCESS' | 'REFUNDED' | 'PARTLY_REFUNDED' | 'FAILED' | 'CLOSED'
}

const FAILED_SHARE = 0.006
const CLOSED_SHARE = 0.009
const COUPON_SHARE = 0.12

/** Drink prices in fen. The weight is how often a drink is ordered. */
const pickPrice = createWeightedPick<number>([
  [900, 10],
  [1200, 14],
  [1500, 16],
  [1680, 12],
  [1800, 14],
  [1990, 10],
  [2200, 9],
  [2500, 6],
  [2880, 5],
  [3200, 3],
  [3800, 1],
])

const pickCups = createWeightedPick<number>([
  [1, 46],
  [2, 31],
  [3, 12],
  [4, 7],
  [6, 3],
  [12, 1],
])

/**
 * Generators of payer accounts, by channel. The accounts are visibly fictional: no such account, phone number
 * or card exists.
 */
const payerAccounts: Record<string, (random: Random) => string> = {
  wechat: (random) => `oDEMO${random.next().toString(36).slice(2, 13).padEnd(11, '0')}GaiwanTea`,
  alipay: (random) => `1990002${String(random.integer(0, 9999)).padStart(4, '0')}`,
  unionpay: (random) => `620000${String(random.integer(0, 9_999_999_999)).padStart(10, '0')}000`,
}

function drawAmount(random: Random): number {
  let amount = 0
  for (let cups = pickCups(random); cups > 0; cups -= 1) amount += pickPrice(random)
  return random.chance(COUPON_SHARE) && amount >= 1500 ? amount - random.pick([200, 300, 500]) : amount
}

function drawStatus(random: Random): Payment['status'] {
  const value = random.next()
  if (value < FAILED_SHARE) return 'FAILED'
  return value < FAILED_SHARE + CLOSED_SHARE ? 'CLOSED' : 'SUCCESS'
}

/**
 * Returns a function that generates one payment at each call. Shops and channels with a higher weight are
 * picked more often.
 */
export function createPaymentMaker<Shop extends { weight: number }>(
  shops: readonly Shop[],
  channels: readonly SeedChannel[],
): (random: Random) => Payment<Shop> {
  const pickShop = createWeightedPick(shops.map((shop) => [shop, shop.weight] as const))
  const pickChannel = createWeightedPick(
    channels.map(
      (channel) => [{ channel, pickMethod: createWeightedPick(channel.methods) }, channel.share] as const,
    ),
  )
  return (random) => {
    const { channel, pickMethod } = pickChannel(random)
    return {
      shop: pickShop(random),
      channel,
      payMethod: pickMethod(random),
      payerAccount: payerAccounts[channel.code]?.(random) ?? 'DEMO',
      amountFen: drawAmount(random),
      status: drawStatus(random),
    }
  }
}
