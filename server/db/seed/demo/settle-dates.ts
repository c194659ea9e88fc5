import { parseSettleCycle, settleDateOf } from '../../../records/settlement/settle-date.ts'
import type { SeedChannel } from '../data/channels.ts'
import { businessDayOf, startOfDay } from './business-day.ts'

/** Settlement dates of trades. Ages and creation times depend on the current time of the demo data. */
export interface SettleDates {
  of(tradeDate: string, channel: SeedChannel): string
  /** Creation time of the bills of a settlement date: 2 a.m. on this date, but never in the future. */
  billedAt(settleDate: string): number
  /** Age of a settlement date: the number of later settlement dates of the channel that are due. */
  age(settleDate: string, channelCode: string): number
}

interface SettleDatesInput {
  now: number
  timeZone: string
  tradeDates: readonly string[]
  channels: readonly SeedChannel[]
  isWorkday: (day: string) => boolean
}

const BILLING_HOUR = 2 * 3_600_000

/** Computes the settlement dates of all trade days once per channel. */
export function createSettleDates(input: SettleDatesInput): SettleDates {
  const { now, timeZone, tradeDates, channels, isWorkday } = input
  const today = businessDayOf(now, timeZone)
  const dates = new Map<SeedChannel, Map<string, string>>()
  const ages = new Map<string, Map<string, number>>()
  for (const channel of channels) {
    const cycle = parseSettleCycle(channel.settleCycle)
    const byTradeDate = new Map(tradeDates.map((date) => [date, settleDateOf(date, cycle, isWorkday)]))
    const due = [...new Set(byTradeDate.values())]
      .filter((date) => date <= today)
      .sort()
      .reverse()
    dates.set(channel, byTradeDate)
    ages.set(channel.code, new Map(due.map((date, age) => [date, age])))
  }
  const known = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new RangeError(`no settlement date is known for ${what}`)
    return value
  }
  return {
    of: (tradeDate, channel) => known(dates.get(channel)?.get(tradeDate), `${channel.code} on ${tradeDate}`),
    billedAt: (settleDate) => Math.min(startOfDay(settleDate, timeZone) + BILLING_HOUR, now),
    age: (settleDate, channelCode) =>
      known(ages.get(channelCode)?.get(settleDate), `${channelCode} on ${settleDate}`),
  }
}
