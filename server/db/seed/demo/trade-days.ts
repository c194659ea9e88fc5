import { addDays } from '../../../records/settlement/settle-date.ts'
import { businessDayOf, startOfDay } from './business-day.ts'
import type { Random } from './random.ts'
import { shareUntil, weightOfDay } from './rhythm.ts'

/** Business day with its share of the demo trades. */
export interface TradeDay {
  date: string
  /** Start of the day in milliseconds. */
  start: number
  /** Latest time of a trade: the end of the day, or the current time if the day is today. */
  end: number
  /** Share of a full day's trades that are made until `end`. The share is 1 for all days except today. */
  share: number
  /** Number of trades. */
  trades: number
}

interface TradeDaysInput {
  now: number
  timeZone: string
  /** Number of full days before today. The result also contains today. */
  days: number
  trades: number
  isWorkday: (day: string) => boolean
  random: Random
}

/** Creates the last days up to today, oldest first. The trades of all days add up to the requested number. */
export function makeTradeDays({
  now,
  timeZone,
  days,
  trades,
  isWorkday,
  random,
}: TradeDaysInput): TradeDay[] {
  const today = businessDayOf(now, timeZone)
  const window = Array.from({ length: days + 1 }, (_, index) => {
    const date = addDays(today, index - days)
    const start = startOfDay(date, timeZone)
    const share = date === today ? shareUntil((now - start) / 1000) : 1
    const growth = 1 + (0.15 * index) / (days + 1)
    const noise = 0.93 + 0.14 * random.next()
    const end = date === today ? now : startOfDay(addDays(date, 1), timeZone)
    return {
      date,
      start,
      end: wholeSecondBefore(end),
      share,
      weight: weightOfDay(date, isWorkday(date)) * growth * noise * share,
    }
  })
  const counts = apportion(
    trades,
    window.map((day) => day.weight),
  )
  return window.map(({ weight: _weight, ...day }, index) => ({ ...day, trades: counts[index] ?? 0 }))
}

const wholeSecondBefore = (time: number) => (Math.ceil(time / 1000) - 1) * 1000

/**
 * Splits a whole number into parts by weights, with the largest remainder method. The parts add up to the
 * number.
 */
export function apportion(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map((weight) => (whole * weight) / sum)
  const parts = exact.map(Math.floor)
  const left = whole - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
