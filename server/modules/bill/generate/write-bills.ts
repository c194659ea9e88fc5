import { sql } from 'kysely'
import type { Tx } from '../../../db/index.ts'
import { type CarriedAmount, type ComposedBill, composeBill } from './compose-bill.ts'
import { type RuleFinder, splitDays, withSplits, writeLedgerOrders } from './ledger-orders.ts'
import type { UnbilledShop } from './read-sums.ts'
import type { SettleDay } from './settle-day.ts'

interface NewBills {
  shops: readonly UnbilledShop[]
  carried: ReadonlyMap<string, CarriedAmount>
  findRule: RuleFinder
  by: string
  at: Date
  nextId: () => string
}

/** Reserves the next bill numbers of a settlement date, and returns the first reserved number. */
async function reserveNumbers(tx: Tx, settleDate: string, count: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into settle_bill_number as n (settle_date, last_number) values (${settleDate}::date, ${count})
    on conflict (settle_date) do update set last_number = n.last_number + excluded.last_number
    returning last_number as last`.execute(tx)
  return (rows[0]?.last ?? 0) - count + 1
}

const DIGITS = 6
const billNumber = (settleDate: string, number: number) =>
  `B${settleDate.replaceAll('-', '')}${String(number).padStart(DIGITS, '0')}`

const rowOf = (bill: ComposedBill) => ({
  trade_begin_date: bill.tradeBeginDate,
  trade_end_date: bill.tradeEndDate,
  trade_count: bill.tradeCount,
  refund_count: bill.refundCount,
  gross_fen: bill.grossFen,
  refund_fen: bill.refundFen,
  fee_fen: bill.feeFen,
  split_out_fen: bill.splitOutFen,
  split_in_fen: bill.splitInFen,
  carry_fen: bill.carryFen,
  payable_fen: bill.payableFen,
})

/** Inserts the bills of shops with their lines and ledger orders, in the order of the shops. */
export async function writeNewBills(
  tx: Tx,
  day: SettleDay,
  { shops, carried, findRule, by, at, nextId }: NewBills,
): Promise<void> {
  const first = await reserveNumbers(tx, day.settleDate, shops.length)
  const bills = shops.map((shop, index) => {
    const { shopId, orgCode } = shop
    const splits = splitDays(shop, findRule)
    const bill = composeBill(withSplits(shop.days, splits), carried.get(shopId))
    return { id: nextId(), billNo: billNumber(day.settleDate, first + index), shopId, orgCode, splits, bill }
  })
  const rows = bills.map(({ id, billNo, shopId, orgCode, bill }) => ({
    id,
    bill_no: billNo,
    shop_id: shopId,
    sys_org_code: orgCode,
    ...rowOf(bill),
  }))
  const lines = bills.flatMap(({ id, bill }) =>
    bill.lines.map((line) => ({
      id: nextId(),
      bill_id: id,
      kind: line.kind,
      trade_date: line.tradeDate,
      trade_count: line.tradeCount,
      amount_fen: line.amountFen,
      remark: line.remark,
    })),
  )
  const time = at.toISOString()
  await sql`insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, sys_org_code,
      trade_begin_date, trade_end_date, trade_count, refund_count, gross_fen, refund_fen, fee_fen,
      split_out_fen, split_in_fen, carry_fen, payable_fen, status, create_by, create_time)
    select id, bill_no, shop_id, ${day.channelCode}, ${day.settleDate}::date, sys_org_code,
      trade_begin_date, trade_end_date, trade_count, refund_count, gross_fen, refund_fen, fee_fen,
      split_out_fen, split_in_fen, carry_fen, payable_fen, 'PENDING', ${by}, ${time}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, bill_no text, shop_id text,
      sys_org_code text, trade_begin_date date, trade_end_date date, trade_count integer,
      refund_count integer, gross_fen bigint, refund_fen bigint, fee_fen bigint, split_out_fen bigint,
      split_in_fen bigint, carry_fen bigint, payable_fen bigint)`.execute(tx)
  await sql`insert into settle_bill_item (id, bill_id, kind, trade_date, trade_count, amount_fen, remark,
      create_time)
    select id, bill_id, kind, trade_date, trade_count, amount_fen, remark, ${time}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n(id text, bill_id text, kind text,
      trade_date date, trade_count integer, amount_fen bigint, remark text)`.execute(tx)
  await writeLedgerOrders(tx, day, bills, { by, at, nextId })
}
