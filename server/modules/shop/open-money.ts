import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { hasNoBill } from '../../records/bill.ts'

/** Money of a shop that isn't settled yet. Unsettled bills aren't included. */
export interface OpenMoney {
  unbilledTrades: number
  /**
   * Number of receivers' amounts that are still open. An amount is open until it is paid, or until it is
   * returned and part of a bill.
   */
  openSplits: number
  /** Amount that bills have carried over and that no later bill has taken over, in fen. */
  carriedFen: number
}

/** SQL condition: on the settlement date in this column, the shop has no bill of the channel yet. */
const isUnbilled = (date: string) => sql`${sql.ref(date)} > coalesce((
    select max(c.settle_date) from settle_cutoff c
    where c.channel_code = channel.code and c.generate_time is not null), '-infinity')
  and ${hasNoBill({ shopId: sql`shop.id`, channelCode: sql`channel.code`, settleDate: sql.ref(date) })}`

/**
 * Reads the open money of a shop. First locks all channels, so that no trade is recorded and no bill is made
 * until the transaction ends.
 */
export async function lockOpenMoney(tx: Tx, shopId: string): Promise<OpenMoney> {
  await sql`select from pay_channel order by code for update`.execute(tx)
  const { rows } = await sql<OpenMoney>`select
    (select count(*)::int from pay_channel channel
      join trade_order t on t.channel_code = channel.code and t.shop_id = shop.id
      where ${isUnbilled('t.settle_date')}) as "unbilledTrades",
    (select count(*)::int from ledger_order o join ledger_detail d on d.order_id = o.id
      join pay_channel channel on channel.code = o.channel_code
      where o.shop_id = shop.id and d.amount_fen > 0
        and (d.status not in ('SUCCEEDED', 'RETURNED')
          or d.status = 'RETURNED' and ${isUnbilled('d.return_date')})) as "openSplits",
    (select coalesce(sum(b.carry_fen), 0)::bigint from settle_bill b
      where b.shop_id = shop.id and b.carry_fen <> 0) as "carriedFen"
    from (select ${shopId}::text as id) shop`.execute(tx)
  return rows[0] as OpenMoney
}
