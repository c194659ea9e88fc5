import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/index.ts'
import { hasNoBill } from '../../../records/bill.ts'
import type { CarriedAmount, DaySums } from './compose-bill.ts'
import { returnedSums } from './returned-sums.ts'
import { isOfDay, type SettleDay } from './settle-day.ts'

/** Reads the ids of the shops that have trades or splits on a settlement date, sorted. */
export async function readShopIds(db: Db, day: SettleDay): Promise<string[]> {
  const { rows } = await sql<{ shopId: string }>`
    select t.shop_id as "shopId" from trade_order t where ${isOfDay('t', day)} group by 1
    union select s.shop_id from ${returnedSums} where ${isOfDay('s', day)}
    order by 1`.execute(db)
  return rows.map(({ shopId }) => shopId)
}

/** Range of shop ids, inclusive. */
export interface ShopRange {
  first: string
  last: string
}

const isInRange = (alias: string, { first, last }: ShopRange) => sql`
  ${sql.ref(`${alias}.shop_id`)} >= ${first} and ${sql.ref(`${alias}.shop_id`)} <= ${last}`

/** Shop without a bill on a settlement date, with its department and the sums of its trade days. */
export interface UnbilledShop {
  shopId: string
  orgCode: string
  /** Brand and group tag, which decide which ledger rules apply. */
  brandId: string | null
  ownGroupTag: string | null
  days: DaySums[]
}

/** Sums the trades and splits of the shops that have no bill of that settlement date yet. */
export async function readUnbilledShops(tx: Tx, day: SettleDay, range: ShopRange): Promise<UnbilledShop[]> {
  const { rows } = await sql<DaySums & Omit<UnbilledShop, 'days'>>`
    with sums as (
      select t.shop_id, t.paid_time::date as trade_date, min(t.sys_org_code) as org_code,
        count(*) filter (where t.kind = 'PAY') as payments,
        count(*) filter (where t.kind = 'REFUND') as refunds,
        count(t.original_settle_date) filter (where t.kind = 'PAY') as late_payments,
        count(t.original_settle_date) filter (where t.kind = 'REFUND') as late_refunds,
        coalesce(sum(t.amount_fen) filter (where t.kind = 'PAY'), 0) as gross_fen,
        coalesce(-sum(t.amount_fen) filter (where t.kind = 'REFUND'), 0) as refund_fen,
        sum(t.fee_fen) as fee_fen, 0 as split_out_fen, 0 as split_in_fen
      from trade_order t where ${isOfDay('t', day)} and ${isInRange('t', range)} group by 1, 2
      union all
      select s.shop_id, s.trade_date, null, 0, 0, 0, 0, 0, 0, 0, 0, s.split_in_fen
      from ${returnedSums} where ${isOfDay('s', day)} and ${isInRange('s', range)}
    )
    select sums.shop_id as "shopId", coalesce(shop.sys_org_code, min(sums.org_code), '') as "orgCode",
      shop.brand_id as "brandId", shop.own_group_tag as "ownGroupTag",
      sums.trade_date as "tradeDate", sum(payments)::bigint as payments, sum(refunds)::bigint as refunds,
      sum(late_payments)::bigint as "latePayments", sum(late_refunds)::bigint as "lateRefunds",
      sum(gross_fen)::bigint as "grossFen", sum(refund_fen)::bigint as "refundFen",
      sum(fee_fen)::bigint as "feeFen", sum(split_out_fen)::bigint as "splitOutFen",
      sum(split_in_fen)::bigint as "splitInFen"
    from sums left join shop_basic_info shop on shop.id = sums.shop_id
    where ${hasNoBill({ shopId: sql`sums.shop_id`, channelCode: sql`${day.channelCode}`, settleDate: sql`${day.settleDate}::date` })}
    group by sums.shop_id, shop.sys_org_code, shop.brand_id, shop.own_group_tag, sums.trade_date
    order by sums.shop_id, sums.trade_date`.execute(tx)
  const shops = new Map<string, UnbilledShop>()
  for (const { shopId, orgCode, brandId, ownGroupTag, ...sums } of rows) {
    const shop = shops.get(shopId) ?? { shopId, orgCode, brandId, ownGroupTag, days: [] }
    shops.set(shopId, shop)
    shop.days.push(sums)
  }
  return [...shops.values()]
}

/**
 * Reads the amounts that earlier bills of these shops have carried over, and that no later bill has taken
 * over.
 */
export async function readCarried(
  tx: Tx,
  { channelCode }: SettleDay,
  range: ShopRange,
): Promise<ReadonlyMap<string, CarriedAmount>> {
  const { rows } = await sql<CarriedAmount & { shopId: string }>`
    select b.shop_id as "shopId", sum(b.carry_fen)::bigint as fen,
      (array_agg(b.bill_no order by b.settle_date desc))[1] as "billNo"
    from settle_bill b
    where b.channel_code = ${channelCode} and b.carry_fen <> 0 and ${isInRange('b', range)}
    group by 1 having sum(b.carry_fen) <> 0`.execute(tx)
  return new Map(rows.map(({ shopId, ...carried }) => [shopId, carried]))
}
