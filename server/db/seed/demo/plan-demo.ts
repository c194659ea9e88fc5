import { createWorkdays } from '../../../records/settlement/settle-date.ts'
import { channels } from '../data/channels.ts'
import { holidays } from '../data/holidays.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoTrade } from './refunds.ts'
import { createSettleDates, type SettleDates } from './settle-dates.ts'
import { type DemoShop, makeShops } from './shops.ts'
import { makeTradeDays } from './trade-days.ts'
import { makeTrades } from './trades.ts'

/** Size of the demo data and its random seed. */
export interface DemoSize {
  shops: number
  /** Number of whole days before today. */
  days: number
  /** Exact number of trades: payments and refunds together. */
  trades: number
  seed: number
}

/** Demo business. The trades are generated only when they are read. */
export interface DemoPlan {
  shops: readonly DemoShop[]
  /** First and last day of trading. */
  firstDate: string
  lastDate: string
  trades(): Iterable<DemoTrade>
  settleDates: SettleDates
  /** Random numbers for the actions of users on bills. */
  billRandom: Random
}

/** Generates a demo business. The same arguments give the same data. */
export function planDemo({ now, timeZone, ...size }: DemoSize & { now: Date; timeZone: string }): DemoPlan {
  const chance = (label: string) => createRandom(size.seed, label)
  const isWorkday = createWorkdays(holidays)
  const window = { now: now.getTime(), timeZone, isWorkday }
  const days = makeTradeDays({ ...window, days: size.days, trades: size.trades, random: chance('days') })
  const tradeDates = days.map(({ date }) => date)
  const settleDates = createSettleDates({ ...window, tradeDates, channels })
  const shops = makeShops(size.shops, days[0]?.start ?? now.getTime(), chance('shops'))
  return {
    shops,
    firstDate: tradeDates.at(0) ?? '',
    lastDate: tradeDates.at(-1) ?? '',
    trades: () =>
      makeTrades({ days, shops, channels, random: chance('trades'), settleDateOf: settleDates.of }),
    settleDates,
    billRandom: chance('bills'),
  }
}
