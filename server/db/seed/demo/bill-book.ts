import { composeId } from '../../snowflake.ts'
import type { SeedChannel } from '../data/channels.ts'
import type { DemoTrade, TradeSettlement } from './refunds.ts'
import type { SettleDates } from './settle-dates.ts'
import type { DemoShop } from './shops.ts'
import { isSettled } from './trades.ts'

/** Sums of a bill for one trade day. Gross amount and refunds are positive; the fee is net of refunds. */
export interface DaySums {
  payments: number
  refunds: number
  grossFen: number
  refundFen: number
  feeFen: number
}

/** Bill that still collects trades. */
export interface OpenBill {
  id: string
  shop: DemoShop
  channel: SeedChannel
  settleDate: string
  /** Creation time in milliseconds. */
  created: number
  days: Map<string, DaySums>
}

/** Collects trades into bills, as they are generated. */
export interface BillBook {
  assign(trade: DemoTrade): TradeSettlement
  /** Bills ordered by settlement date. */
  bills(): OpenBill[]
}

const notSettled: TradeSettlement = { settleDate: null }
const noSums = (): DaySums => ({ payments: 0, refunds: 0, grossFen: 0, refundFen: 0, feeFen: 0 })

function addTo(sums: DaySums, { kind, amountFen, feeFen }: DemoTrade): void {
  sums.feeFen += feeFen
  if (kind === 'PAY') {
    sums.payments += 1
    sums.grossFen += amountFen
  } else {
    sums.refunds += 1
    sums.refundFen -= amountFen
  }
}

/** Creates an empty book; a bill opens with its first trade. */
export function createBillBook(settleDates: SettleDates): BillBook {
  const open = new Map<string, OpenBill>()
  const numbers = new Map<string, number>()
  const billOf = ({ shop, channel }: DemoTrade, settleDate: string): OpenBill => {
    const key = `${settleDate}/${shop.code}/${channel.code}`
    const known = open.get(key)
    if (known) return known
    const created = settleDates.billedAt(settleDate)
    const number = numbers.get(settleDate) ?? 0
    numbers.set(settleDate, number + 1)
    const bill = { id: composeId(created, number), shop, channel, settleDate, created, days: new Map() }
    open.set(key, bill)
    return bill
  }
  return {
    assign(trade) {
      if (!isSettled(trade)) return notSettled
      const settleDate = settleDates.of(trade.tradeDate, trade.channel)
      if (!settleDates.isDue(settleDate)) return { settleDate }
      const bill = billOf(trade, settleDate)
      const sums = bill.days.get(trade.tradeDate) ?? noSums()
      bill.days.set(trade.tradeDate, sums)
      addTo(sums, trade)
      return { settleDate }
    },
    bills: () =>
      [...open.values()].sort((a, b) =>
        a.settleDate < b.settleDate ? -1 : a.settleDate > b.settleDate ? 1 : 0,
      ),
  }
}
