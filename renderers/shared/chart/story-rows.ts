import type { ChartColumn, ChartMeasure, DataRecord } from '#runtime'

// Rows the charts' stories share.

const AMOUNTS = [1_203_400, 1_318_250, 1_190_000, 1_402_700, 1_655_300, 2_012_880, 1_904_410]
const CHANNELS = ['wechat', 'alipay', 'unionpay']
const SHARES = [0.62, 0.31, 0.07]

/** Seven days with an amount, a count, and a rate each. */
export const days: readonly DataRecord[] = AMOUNTS.map((amountFen, index) => ({
  day: `2026-11-${13 + index}`,
  amountFen,
  count: Math.round(amountFen / 2_150),
  successPpm: 981_000 + index * 1_200,
}))

/** The same days by channel. */
export const daysByChannel: readonly DataRecord[] = days.flatMap(({ day, amountFen }) =>
  CHANNELS.map((channel, index) => ({
    day,
    channel,
    amountFen: Math.round((amountFen as number) * (SHARES[index] ?? 0)),
  })),
)

/** Below and above nothing, and a gap. */
export const swings: readonly DataRecord[] = [
  { day: 'Mon', amountFen: -120_050 },
  { day: 'Tue', amountFen: 340_000 },
  { day: 'Wed', amountFen: null },
  { day: 'Thu', amountFen: -5 },
]

/** As large as a safe integer, and larger. */
export const huge: readonly DataRecord[] = [
  { day: 'Mon', amountFen: Number.MAX_SAFE_INTEGER },
  { day: 'Tue', amountFen: 1e18 },
]

/** No numbers, and no rows. */
export const rubbish = [
  { day: null, amountFen: '<b>12</b>' },
  'row',
  null,
] as unknown as readonly DataRecord[]

export const day: ChartColumn = { field: 'day', title: 'Day' }
export const channel: ChartColumn = { field: 'channel', title: 'Channel' }
export const amount: ChartMeasure = { field: 'amountFen', title: 'Amount', format: 'money' }
export const count: ChartMeasure = { field: 'count', title: 'Payments' }
export const success: ChartMeasure = { field: 'successPpm', title: 'Success', format: 'percent' }
