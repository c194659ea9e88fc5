import { sql } from 'kysely'
import { withTransaction } from '../../server/db/index.ts'
import type { Services } from '../../server/services.ts'

/**
 * Inserts a bill that the clerk has confirmed, for a shop and the channel `gate`. Returns the id of the bill.
 * Each call uses another settlement date.
 */
export async function insertConfirmedBill(
  { database, ids }: Services,
  { shopId, payableFen = 12_345 }: { shopId: string; payableFen?: number | undefined },
): Promise<string> {
  const id = ids.nextId()
  await withTransaction(database.db, async (tx) => {
    await sql`insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date,
        trade_end_date, trade_count, refund_count, gross_fen, refund_fen, fee_fen, payable_fen, status, confirm_by,
        confirm_time, sys_org_code)
      select ${id}, ${id}, id, 'gate', date '2026-01-01'
          + (select count(*)::int from settle_bill where shop_id = ${shopId} and channel_code = 'gate'),
        '2026-01-01', '2026-01-01', 1, 0, ${payableFen}, 0, 0, ${payableFen}, 'CONFIRMED', 'clerk', now(),
        sys_org_code
      from shop_basic_info where id = ${shopId}`.execute(tx)
    await sql`insert into settle_bill_item (id, bill_id, kind, amount_fen)
      values (${id}, ${id}, 'GROSS', ${payableFen})`.execute(tx)
  })
  return id
}
