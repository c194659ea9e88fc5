import { sql } from 'kysely'
import { type Db, withTransaction } from '../../db/index.ts'

/** Order for a test; the order and its bill have the same id. */
interface TestOrder {
  id: string
  shopId: string
  channelCode: string
  /** Settlement date, which must differ for each order of a shop and channel. */
  settleDate: string
  /** Amounts of the receivers. The database rows of the amounts have the ids `<id>-0`, `<id>-1` and so on. */
  parts: readonly number[]
  billStatus?: string
  detailStatus?: string
}

/** Inserts a bill of ¥100.00, and an order that splits amounts off this bill. */
export const insertOrder = (
  db: Db,
  { id, shopId, channelCode, settleDate, parts, billStatus = 'SETTLED', detailStatus = 'PENDING' }: TestOrder,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const split = parts.reduce((sum, fen) => sum + fen, 0)
    await sql`insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date,
        trade_end_date, trade_count, refund_count, gross_fen, refund_fen, fee_fen, split_out_fen, payable_fen, status,
        sys_org_code)
      select ${id}, ${id}, id, ${channelCode}, ${settleDate}::date, '2026-01-01', '2026-01-01', 1, 0, 10000, 0,
        0, ${split}, ${10_000 - split}, ${billStatus}, sys_org_code from shop_basic_info where id = ${shopId}`.execute(
      tx,
    )
    await sql`insert into settle_bill_item (id, bill_id, kind, amount_fen)
      values (${id}, ${id}, 'GROSS', 10000), (${`${id}-s`}, ${id}, 'SPLIT_OUT', ${-split})`.execute(tx)
    await sql`insert into ledger_order (id, order_no, bill_id, rule_id, rule_name, shop_id, channel_code, settle_date,
        trade_date, income_fen, split_fen, status, sys_org_code, create_by)
      select ${id}, ${`L${id}`}, id, 'rule', 'Rule', shop_id, channel_code, settle_date, '2026-01-01', 10000,
        ${split}, 'PENDING', sys_org_code, 'system' from settle_bill where id = ${id}`.execute(tx)
    if (billStatus === 'SETTLED')
      await sql`insert into channel_operation (id, request_no, kind, shop_id, channel_code, merchant_id, amount_fen,
          subject_kind, subject_id, status, request, sys_org_code, create_by)
        select ${`${id}-p`}, ${`P${id}`}, 'WITHDRAWAL', shop_id, channel_code,
          coalesce((select m.id from channel_merchant m where m.shop_id = b.shop_id and m.channel_code = b.channel_code),
            'merchant'),
          payable_fen, 'settle_bill', id, 'SUCCEEDED', '{}', sys_org_code, 'system'
        from settle_bill b where id = ${id} and payable_fen > 0`.execute(tx)
    for (const [index, fen] of parts.entries())
      await sql`insert into ledger_detail (id, order_id, line_no, receiver_name, account_ref, amount_fen, status,
          sys_org_code)
        select ${`${id}-${index}`}, id, ${index + 1}, ${`Receiver ${index}`}, 'M-1', ${fen}, ${detailStatus}, sys_org_code
        from ledger_order where id = ${id}`.execute(tx)
  })
