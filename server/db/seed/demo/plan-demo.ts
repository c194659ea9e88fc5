import { createWorkdays } from '../../../modules/bill/settle-date.ts'
import { channels } from '../data/channels.ts'
import { holidays } from '../data/holidays.ts'
import { createBillBook } from './bill-book.ts'
import { closeBills, type DemoBill } from './bills.ts'
import { createRandom } from './random.ts'
import type { DemoTrade } from './refunds.ts'
import { createSettleDates } from './settle-dates.ts'
import { type DemoShop, makeShops } from './shops.ts'
import { makeTradeDays } from './trade-days.ts'
import { makeTrades } from './trades.ts'

/** Size of the demo data and its random seed. */
export interface DemoSize {
  shops: number
  /** Whole days before today. */
  days: number
  /** Exactly so many payments and refunds. */
  trades: number
  seed: number
}

/** A demo business, made while it is read: first all trades, then the bills they add up to. */
export interface DemoPlan {
  shops: readonly DemoShop[]
  /** The first and the last day of trading. */
  firstDate: string
  lastDate: string
  trades(): Iterable<DemoTrade>
  /** Only once the trades were read to their end. */
  bills(): Iterable<DemoBill>
}

/** Everything follows from these arguments: the same ones give the same business, to the byte. */
export function planDemo({ now, timeZone, ...size }: DemoSize & { now: Date; timeZone: string }): DemoPlan {
  const chance = (label: string) => createRandom(size.seed, label)
  const isWorkday = createWorkdays(holidays)
  const window = { now: now.getTime(), timeZone, isWorkday }
  const days = makeTradeDays({ ...window, days: size.days, trades: size.trades, random: chance('days') })
  const tradeDates = days.map(({ date }) => date)
  const settleDates = createSettleDates({ ...window, tradeDates, channels })
  const shops = makeShops(size.shops, days[0]?.start ?? now.getTime(), chance('shops'))
  const book = createBillBook(settleDates)
  return {
    shops,
    firstDate: tradeDates.at(0) ?? '',
    lastDate: tradeDates.at(-1) ?? '',
    trades: () => makeTrades({ days, shops, channels, random: chance('trades'), place: book.place }),
    bills: () => closeBills(book.bills(), { settleDates, now: window.now, random: chance('bills') }),
  }
}
