import { sql } from 'kysely'
import { type BillOfBoss, MAX_BILLS_OF_BOSS, type ShopOfBoss } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { billResource } from '../../records/bill.ts'
import { shopResource } from '../../records/shop.ts'

/**
 * Lists an owner's shops that the caller may see. The sums of a shop include only bills that the caller may
 * see.
 */
export async function shopsOf(
  db: Db,
  ownerId: string,
  { scope, monthStart }: { scope: Scope; monthStart: string },
): Promise<ShopOfBoss[]> {
  const { rows } = await sql<ShopOfBoss>`with bills as (
      select t.shop_id,
        coalesce(sum(t.payable_fen) filter (where t.status <> 'SETTLED'), 0)::bigint as unsettled,
        coalesce(sum(t.payable_fen) filter (where t.status = 'HELD'), 0)::bigint as held,
        coalesce(sum(t.payable_fen) filter (where t.settle_time >= ${monthStart}), 0)::bigint as month
      from settle_bill t
      where t.shop_id in (select id from shop_basic_info where boss_id = ${ownerId})
        and ${isVisible(billResource, scope)}
      group by t.shop_id)
    select t.id, t.shop_code as "shopCode", t.shop_name as "shopName", t.status,
      coalesce(bills.unsettled, 0)::bigint as "unsettledFen", coalesce(bills.held, 0)::bigint as "heldFen",
      coalesce(bills.month, 0)::bigint as "settledMonthFen"
    from shop_basic_info t left join bills on bills.shop_id = t.id
    where t.boss_id = ${ownerId} and ${isVisible(shopResource, scope)}
    order by t.shop_code`.execute(db)
  return rows
}

/** Lists the latest unsettled bills of an owner's shops. Includes only bills that the caller may see. */
export async function unsettledBillsOf(db: Db, ownerId: string, scope: Scope): Promise<BillOfBoss[]> {
  const { rows } = await sql<BillOfBoss>`select t.id, t.bill_no as "billNo", shop.shop_name as "shopName",
      t.channel_code as "channelCode", t.settle_date as "settleDate", t.payable_fen as "payableFen", t.status
    from settle_bill t join shop_basic_info shop on shop.id = t.shop_id
    where shop.boss_id = ${ownerId} and t.status <> 'SETTLED' and ${isVisible(billResource, scope)}
    order by t.settle_date desc, t.bill_no limit ${MAX_BILLS_OF_BOSS}`.execute(db)
  return rows
}
