import Type, { type Static, type TSchema } from 'typebox'
import type { OperationShapes } from '../model.ts'
import { Count, Day, DictValue, Fen, Id, Nullable, none, Ppm, Str, Time } from '../scalars.ts'

/** A figure of today up to now, and what it was by the same time of day yesterday and a week ago. */
const Compared = <Shape extends TSchema>(shape: Shape) =>
  Type.Object({ value: shape, yesterday: shape, lastWeek: shape })

/** The seconds whose trades count, both included: a list of trades over them adds up to the figure. */
const counted = { beginTime: Time('From'), endTime: Time('Until') }

/** Today up to now: successful payments, refunds, net fees, and how many attempts to pay succeeded. */
export const TodayFigures = Type.Object({
  asOf: Time('As of'),
  ...counted,
  amountFen: Compared(Fen('Amount')),
  count: Compared(Count('Payments')),
  feeFen: Compared(Fen('Fees')),
  refundFen: Compared(Fen('Refunded')),
  successPpm: Compared(Nullable(Ppm('Success rate'))),
})
export type TodayFigures = Static<typeof TodayFigures>

const sums = { amountFen: Fen('Amount'), count: Count('Payments') }

/** One day's trades, today's up to now. */
export const DayFigures = Type.Object({
  day: Day('Day'),
  ...sums,
  refundFen: Fen('Refunded'),
  feeFen: Fen('Fees'),
})
export type DayFigures = Static<typeof DayFigures>

/** What went through one channel. */
export const ChannelFigures = Type.Object({ channelCode: DictValue('Channel', 'pay_channel_code'), ...sums })
export type ChannelFigures = Static<typeof ChannelFigures>

/** What one shop took. */
export const ShopFigures = Type.Object({
  shopId: Id('Shop id'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  ...sums,
  ...counted,
})
export type ShopFigures = Static<typeof ShopFigures>

/** What the shops of a region took. */
export const RegionFigures = Type.Object({
  regionCode: Nullable(Str('Region', 12)),
  ...sums,
})
export type RegionFigures = Static<typeof RegionFigures>

/** The last days, today included. */
const lastDays = {
  days: Type.Optional(Type.Integer({ title: 'Days', minimum: 1, maximum: 90, default: 30 })),
}
const overDays = Type.Object(lastDays, { additionalProperties: false })
const overDaysLimited = Type.Object(
  {
    ...lastDays,
    limit: Type.Optional(Type.Integer({ title: 'At most', minimum: 1, maximum: 50, default: 10 })),
  },
  { additionalProperties: false },
)

export const analysisShapes = {
  'analysis.today': { args: none, result: TodayFigures },
  'analysis.trend': { args: overDays, result: Type.Array(DayFigures) },
  'analysis.channels': { args: overDays, result: Type.Array(ChannelFigures) },
  'analysis.regions': { args: overDays, result: Type.Array(RegionFigures) },
  'analysis.shops': { args: overDaysLimited, result: Type.Array(ShopFigures) },
} satisfies Record<string, OperationShapes>
