import type { IntakeTrade } from '#schemas'
import { channels } from '../../../db/seed/data/channels.ts'
import { createPaymentMaker } from '../../../db/seed/demo/payments.ts'
import { createRandom } from '../../../db/seed/demo/random.ts'
import { shareUntil, weightOfDay } from '../../../db/seed/demo/rhythm.ts'

/** Shop of the demo business that takes payments. */
export interface SellingShop {
  code: string
  /** The shop's sales, relative to the other shops. */
  weight: number
}

/** Parameters that determine the trades of a minute, in addition to the minute itself. */
export interface DemoDay {
  seed: number
  /** Number of payments on an ordinary day. */
  paymentsPerDay: number
  shops: readonly SellingShop[]
}

/** Number of minutes between a payment and its refund. */
const REFUND_AFTER = 25
const REFUND_SHARE = 0.016
const FULL_SHARE = 0.65
const FEN_PER_YUAN = 100

/** Minute of business time, `YYYY-MM-DD HH:mm`. */
export type Minute = string

const secondOf = (minute: Minute): number =>
  Number(minute.slice(11, 13)) * 3_600 + Number(minute.slice(14, 16)) * 60

/** Returns the minute that is `minutes` minutes before `minute`. */
export const minutesBefore = (minute: Minute, minutes: number): Minute =>
  new Date(Date.parse(`${minute.replace(' ', 'T')}:00Z`) - minutes * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')

/**
 * Returns the number of a trade. The number depends only on the minute and the index, so that a repeated run
 * reports the same trades.
 */
const numberOf = (kind: 'P' | 'R', minute: Minute, index: number) =>
  `DEMO${kind}${minute.replace(/\D/g, '')}-${index}`

function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6
}

/** Creates the payments of a minute. The same seed, minute and shops give the same payments. */
function paymentsOf(minute: Minute, { seed, paymentsPerDay, shops }: DemoDay): IntakeTrade[] {
  const random = createRandom(seed, `demo-day ${minute}`)
  const day = minute.slice(0, 10)
  const start = secondOf(minute)
  const share = shareUntil(start + 60) - shareUntil(start)
  const expected = paymentsPerDay * weightOfDay(day, isWorkday(day)) * share
  const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0)
  const make = createPaymentMaker(shops, channels)
  return Array.from({ length: count }, (_, index): IntakeTrade => {
    const { shop, channel, payMethod, payerAccount, amountFen, status } = make(random)
    return {
      channelTradeNo: numberOf('P', minute, index),
      channelCode: channel.code,
      shopCode: shop.code,
      kind: 'PAY',
      payMethod: payMethod as IntakeTrade['payMethod'],
      amountFen,
      paidTime: `${minute}:${String(random.integer(0, 59)).padStart(2, '0')}`,
      status: status as NonNullable<IntakeTrade['status']>,
      payerAccount,
    }
  })
}

/**
 * Creates the full and partial refunds of a minute. The refunds are for a few payments of the minute that is
 * `REFUND_AFTER` minutes earlier.
 */
function refundsOf(minute: Minute, demo: DemoDay): IntakeTrade[] {
  const random = createRandom(demo.seed, `demo-day refunds ${minute}`)
  return paymentsOf(minutesBefore(minute, REFUND_AFTER), demo).flatMap((payment, index): IntakeTrade[] => {
    if (payment.status !== 'SUCCESS' || !random.chance(REFUND_SHARE)) return []
    const partFen = Math.max(Math.floor(payment.amountFen / 2 / FEN_PER_YUAN) * FEN_PER_YUAN, FEN_PER_YUAN)
    return [
      {
        ...payment,
        kind: 'REFUND',
        channelTradeNo: numberOf('R', minute, index),
        originChannelTradeNo: payment.channelTradeNo,
        amountFen: random.chance(FULL_SHARE) ? payment.amountFen : partFen,
        paidTime: `${minute}:00`,
      },
    ]
  })
}

/** Creates the trades that the simulated channels report for a minute of the demo business. */
export const planMinute = (minute: Minute, demo: DemoDay): IntakeTrade[] =>
  demo.shops.length === 0 ? [] : [...paymentsOf(minute, demo), ...refundsOf(minute, demo)]
