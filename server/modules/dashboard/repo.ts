import { sql } from 'kysely'
import type { ChannelFigures, DayFigures, RegionFigures, ShopFigures } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { type FigureFilter, figuresOf, type Period } from './figures.ts'

/** Sums of trades over a period. */
export interface PeriodFigures {
  payCount: number
  count: number
  amountFen: number
  refundFen: number
  feeFen: number
}

const amount = sql`coalesce(sum(t.amount_fen), 0)::bigint as "amountFen"`
const count = sql`coalesce(sum(t.success_count), 0)::int as count`
const refunds = sql`coalesce(sum(t.refund_fen), 0)::bigint as "refundFen"`
const fees = sql`coalesce(sum(t.fee_fen), 0)::bigint as "feeFen"`

/** Sums the trades of a period in one row. */
export async function sumPeriod(db: Db, period: Period, scope: Scope): Promise<PeriodFigures> {
  const { rows } = await sql<PeriodFigures>`select coalesce(sum(t.pay_count), 0)::int as "payCount",
      ${count}, ${amount}, ${refunds}, ${fees}
    from ${figuresOf(period, scope)} t`.execute(db)
  return rows[0] as PeriodFigures
}

/** Period and channel of the trades to sum. All channels if no channel is given. */
interface Figures extends FigureFilter {
  period: Period
}

/** Sums the trades of each day in a period. Days without trades have zero sums. */
export async function sumDays(db: Db, { period, channelCode }: Figures, scope: Scope): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`select d.day::date as day, ${count}, ${amount}, ${refunds}, ${fees}
    from generate_series(${period.from}::timestamptz::date, ${period.to}::timestamptz::date, interval '1 day') d(day)
    left join ${figuresOf(period, scope, { channelCode })} t on t.day = d.day
    group by 1 order by 1`.execute(db)
  return rows
}

/** Sums the trades of each channel, the largest amount first. */
export async function sumChannels(
  db: Db,
  { period, channelCode }: Figures,
  scope: Scope,
): Promise<ChannelFigures[]> {
  const { rows } = await sql<ChannelFigures>`select t.channel_code as "channelCode", ${amount}, ${count}
    from ${figuresOf(period, scope, { channelCode })} t
    group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

/**
 * Sums the trades of each region, the largest amount first. The region of a trade is the region of its shop.
 */
export async function sumRegions(
  db: Db,
  { period, channelCode }: Figures,
  scope: Scope,
): Promise<RegionFigures[]> {
  const { rows } = await sql<RegionFigures>`with taken as (
      select t.shop_id, ${amount}, ${count} from ${figuresOf(period, scope, { channelCode })} t group by 1
    )
    select shop.region_code as "regionCode", sum(taken."amountFen")::bigint as "amountFen",
      sum(taken.count)::int as count
    from taken left join shop_basic_info shop on shop.id = taken.shop_id
    group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

type ShopSums = Omit<ShopFigures, 'beginTime' | 'endTime'>

/** Lists the shops with the highest sales. */
export async function topShops(
  db: Db,
  { period, limit, channelCode }: Figures & { limit: number },
  scope: Scope,
): Promise<ShopSums[]> {
  const { rows } = await sql<ShopSums>`with top as (
      select t.shop_id, ${amount}, ${count} from ${figuresOf(period, scope, { channelCode })} t
      group by 1 order by 2 desc, 1 limit ${limit}
    )
    select top.shop_id as "shopId", coalesce(shop.shop_code, '') as "shopCode",
      coalesce(shop.shop_name, '') as "shopName", top."amountFen", top.count
    from top left join shop_basic_info shop on shop.id = top.shop_id
    order by top."amountFen" desc, top.shop_id`.execute(db)
  return rows
}
