import { feeOf } from '../../schemas/money.ts'

/** Creates a source of random numbers. The same seed gives the same numbers in each run. */
export function randomFrom(seed: number) {
  let state = seed
  /** Returns a random number from 0 to 1. */
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    chance: (share: number) => next() < share,
    integer: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    pick: <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value,
  }
}

export type Random = ReturnType<typeof randomFrom>

/** A trade as a cash register reports it. */
export interface ReportedTrade {
  channelTradeNo: string
  channelCode: string
  shopCode: string
  kind: 'PAY' | 'REFUND'
  payMethod: 'QR'
  amountFen: number
  paidTime: string
  originChannelTradeNo?: string
}

interface Payment {
  trade: ReportedTrade
  ratePpm: number
  refundedFen: number
}

/** Model of a business. At the end, the scenario compares the server with this model. */
export interface Business {
  /**
   * Creates the trades that are reported on a day. Some trades happened on earlier days, and some are refunds
   * of earlier payments.
   */
  tradesOf: (day: string) => ReportedTrade[]
  adjust: (shopCode: string, amountFen: number) => void
  /** Returns the amount in fen that the shop must get for all trades that were reported so far. */
  owedTo: (shopCode: string) => number
}

interface BusinessOptions {
  shops: readonly string[]
  channelCode: string
  random: Random
  /** Returns the rate that applies on a business day, in ppm. */
  rateOn: (day: string) => number
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Creates the model of a business whose shops take payments and give refunds. */
export function startBusiness({ shops, channelCode, random, rateOn }: BusinessOptions): Business {
  const payments: Payment[] = []
  const owed = new Map(shops.map((shop) => [shop, 0]))
  const add = (shop: string, fen: number) => owed.set(shop, (owed.get(shop) ?? 0) + fen)
  let number = 0
  const base = (shopCode: string, amountFen: number, paidTime: string) => ({
    channelTradeNo: `SC${++number}`,
    channelCode,
    shopCode,
    payMethod: 'QR' as const,
    amountFen,
    paidTime,
  })
  const timeOn = (day: string) => `${day} 0${random.integer(0, 8)}:${random.integer(10, 59)}:00`

  function pay(shop: string, today: string): ReportedTrade {
    const isLate = random.chance(0.1)
    const day = isLate ? addDays(today, -random.integer(2, 9)) : today
    const trade = { ...base(shop, random.integer(1, 80_000), timeOn(day)), kind: 'PAY' as const }
    const ratePpm = rateOn(day)
    payments.push({ trade, ratePpm, refundedFen: 0 })
    add(shop, trade.amountFen - feeOf(trade.amountFen, ratePpm))
    return trade
  }

  /**
   * Refunds a part of an earlier payment, or its whole remaining amount. The fee for the refunded amount is
   * refunded too.
   */
  function refund(payment: Payment, today: string): ReportedTrade {
    const { trade, ratePpm, refundedFen } = payment
    const left = trade.amountFen - refundedFen
    const amountFen = random.chance(0.4) ? left : random.integer(1, left)
    payment.refundedFen += amountFen
    const feeBack = feeOf(payment.refundedFen, ratePpm) - feeOf(refundedFen, ratePpm)
    add(trade.shopCode, feeBack - amountFen)
    const paidTime = `${today} 08:59:59`
    return {
      ...base(trade.shopCode, amountFen, paidTime),
      kind: 'REFUND',
      originChannelTradeNo: trade.channelTradeNo,
    }
  }

  return {
    tradesOf(day) {
      // On some days a shop sells nothing, so that its refunds are carried over.
      const sales = shops.flatMap((shop) =>
        random.chance(0.75) ? Array.from({ length: random.integer(1, 4) }, () => pay(shop, day)) : [],
      )
      const open = payments.filter(
        ({ trade, refundedFen }) => refundedFen < trade.amountFen && trade.paidTime.slice(0, 10) < day,
      )
      const refunds = Array.from({ length: random.integer(0, 5) }, () => random.pick(open)).filter(
        (payment, index, all) => payment !== undefined && all.indexOf(payment) === index,
      )
      return [...sales, ...refunds.map((payment) => refund(payment, day))]
    },
    adjust: add,
    owedTo: (shop) => owed.get(shop) ?? 0,
  }
}
