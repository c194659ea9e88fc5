import Type, { type Static, type TSchema } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Count, Day, DictValue, Fen, Id, Nullable, noArgs, Ppm, Str, Time } from '../scalars.ts'

/**
 * A value of today up to now. For comparison, it includes the values of yesterday and of a week ago, up to
 * the same time of day.
 */
const Compared = <Shape extends TSchema>(shape: Shape) =>
  Type.Object({ value: shape, yesterday: shape, lastWeek: shape })

/** Time range of the trades that the figures include. Both ends are included. */
const counted = { beginTime: Time('From'), endTime: Time('Until') }

/** Figures of today up to now: successful payments, refunds, net fees and the success rate of payments. */
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

/** Trade figures of one day. The figures of today include only the trades up to now. */
export const DayFigures = Type.Object({
  day: Day('Day'),
  ...sums,
  refundFen: Fen('Refunded'),
  feeFen: Fen('Fees'),
})
export type DayFigures = Static<typeof DayFigures>

/** Trade figures of one channel. */
export const ChannelFigures = Type.Object({ channelCode: DictValue('Channel', 'pay_channel_code'), ...sums })
export type ChannelFigures = Static<typeof ChannelFigures>

/** Trade figures of one shop. */
export const ShopFigures = Type.Object({
  shopId: Id('Shop id'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  ...sums,
  ...counted,
})
export type ShopFigures = Static<typeof ShopFigures>

/** Trade figures of the shops in one region. */
export const RegionFigures = Type.Object({
  regionCode: Nullable(Str('Region', 12)),
  ...sums,
})
export type RegionFigures = Static<typeof RegionFigures>

/** Number of days up to and including today, and the payment channel of the trades. */
const lastDays = {
  days: Type.Optional(Type.Integer({ title: 'Days', minimum: 1, maximum: 90, default: 30 })),
  channelCode: Type.Optional(DictValue('Channel', 'pay_channel_code')),
}
const overDays = strictObject(lastDays)
const overDaysLimited = strictObject({
  ...lastDays,
  limit: Type.Optional(Type.Integer({ title: 'At most', minimum: 1, maximum: 50, default: 10 })),
})

export const analysisShapes = {
  'analysis.today': { args: noArgs, result: TodayFigures },
  'analysis.trend': { args: overDays, result: Type.Array(DayFigures) },
  'analysis.channels': { args: overDays, result: Type.Array(ChannelFigures) },
  'analysis.regions': { args: overDays, result: Type.Array(RegionFigures) },
  'analysis.shops': { args: overDaysLimited, result: Type.Array(ShopFigures) },
} satisfies Record<string, OperationContract>
