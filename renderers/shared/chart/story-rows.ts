import type { ChartColumn, ChartMeasure, ChartStory, DataRecord } from '#runtime'

// Rows that the stories of all charts use.

const AMOUNTS = [1_203_400, 1_318_250, 1_190_000, 1_402_700, 1_655_300, 2_012_880, 1_904_410]
const CHANNELS = ['wechat', 'alipay', 'unionpay']
const SHARES = [0.62, 0.31, 0.07]

/** Seven days, each with an amount, a count and a rate. */
export const days: readonly DataRecord[] = AMOUNTS.map((amountFen, index) => ({
  day: `2026-11-${13 + index}`,
  amountFen,
  count: Math.round(amountFen / 2_150),
  successPpm: 981_000 + index * 1_200,
}))

/** The days of `days`, with one row for each day and channel. */
const daysByChannel: readonly DataRecord[] = days.flatMap(({ day, amountFen }) =>
  CHANNELS.map((channel, index) => ({
    day,
    channel,
    amountFen: Math.round((amountFen as number) * (SHARES[index] ?? 0)),
  })),
)

/** Positive and negative values, and a missing value. */
const swings: readonly DataRecord[] = [
  { day: 'Mon', amountFen: -120_050 },
  { day: 'Tue', amountFen: 340_000 },
  { day: 'Wed', amountFen: null },
  { day: 'Thu', amountFen: -5 },
]

/** The largest safe integer, and larger numbers. */
const huge: readonly DataRecord[] = [
  { day: 'Mon', amountFen: Number.MAX_SAFE_INTEGER },
  { day: 'Tue', amountFen: 1e18 },
]

/** Values that are not numbers, and no rows. */
const rubbish = [{ day: null, amountFen: '<b>12</b>' }, 'row', null] as unknown as readonly DataRecord[]

export const day: ChartColumn = { field: 'day', title: 'Day' }
const channel: ChartColumn = { field: 'channel', title: 'Channel' }
export const amount: ChartMeasure = { field: 'amountFen', title: 'Amount', format: 'money' }
export const count: ChartMeasure = { field: 'count', title: 'Payments' }
export const success: ChartMeasure = { field: 'successPpm', title: 'Success', format: 'percent' }

/** The amounts of a week, one series per channel. */
export const salesByChannel = {
  title: 'Sales by channel',
  data: daysByChannel,
  x: day,
  y: [amount],
  series: channel,
}

/** Ten shops, the largest first: more than a pie has slices. */
export const shops: readonly DataRecord[] = Array.from({ length: 10 }, (_, index) => ({
  shop: `Shop ${index + 1}`,
  amountFen: Math.round(9_800_000 / (index + 1.4)),
}))
export const shop: ChartColumn = { field: 'shop', title: 'Shop' }

/** Steps of a process. Each step has a smaller number than the step before. */
export const steps: readonly DataRecord[] = [
  { step: 'Started', count: 1_280 },
  { step: 'Paid', count: 1_204 },
  { step: 'Settled', count: 981 },
  { step: 'Paid out', count: 954 },
]
export const step: ChartColumn = { field: 'step', title: 'Step' }

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const HOURS = ['10:00', '12:00', '14:00', '16:00', '18:00', '20:00']

/** The days of a week, with a number for every second hour. */
export const hours: readonly DataRecord[] = WEEKDAYS.flatMap((weekday, row) =>
  HOURS.map((hour, column) => ({ weekday, hour, count: 20 + row * 7 + ((column * 37 + row * 11) % 60) })),
)
export const hour: ChartColumn = { field: 'hour', title: 'Hour' }
export const weekday: ChartColumn = { field: 'weekday', title: 'Weekday' }

/** Edge cases that every chart has as stories: too few rows, too many rows, invalid values. */
export const edges: readonly ChartStory<never>[] = [
  { name: 'Negative, with a gap', title: 'Result', data: swings, x: day, y: [amount] },
  { name: 'One point', title: 'Sales', data: days.slice(0, 1), x: day, y: [amount] },
  { name: 'Huge', title: 'Sales', data: huge, x: day, y: [amount] },
  { name: 'Not numbers', title: 'Sales', data: rubbish, x: day, y: [amount] },
  { name: 'Empty', title: 'Sales', data: [], x: day, y: [amount] },
]
