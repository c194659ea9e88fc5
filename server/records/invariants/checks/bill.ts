import { sql } from 'kysely'
import { bySql, MAX_VIOLATIONS } from '../invariant.ts'

/** The payable amount of a bill is the sum of its lines. */
export const billPayable = bySql(sql`
  select b.bill_no, b.payable_fen, coalesce(sum(i.amount_fen), 0)::bigint as lines_fen
  from settle_bill b left join settle_bill_item i on i.bill_id = b.id
  group by b.id having b.payable_fen <> coalesce(sum(i.amount_fen), 0)
  order by b.id limit ${MAX_VIOLATIONS}`)

/**
 * For each bill, three amounts are equal: the amount in its columns, the sum of its lines, and the sum of the
 * records behind its lines. The records are trades, ledger orders, returned amounts and adjustments. Trades
 * whose settlement date is completed must have a bill.
 */
export const billItems = bySql(sql`
  with trades as (
    select t.shop_id, t.channel_code, t.settle_date,
      coalesce(sum(t.amount_fen) filter (where t.kind = 'PAY'), 0) as gross_fen,
      coalesce(-sum(t.amount_fen) filter (where t.kind = 'REFUND'), 0) as refund_fen,
      sum(t.fee_fen) as fee_fen
    from trade_order t
    where t.settle_date <= (
      select max(c.settle_date) from settle_cutoff c
      where c.channel_code = t.channel_code and c.generate_time is not null
    )
    group by 1, 2, 3
  ), lines as (
    select bill_id,
      coalesce(sum(amount_fen) filter (where kind = 'GROSS'), 0) as gross_fen,
      coalesce(-sum(amount_fen) filter (where kind = 'REFUND'), 0) as refund_fen,
      coalesce(-sum(amount_fen) filter (where kind = 'FEE'), 0) as fee_fen,
      coalesce(-sum(amount_fen) filter (where kind = 'SPLIT_OUT'), 0) as split_out_fen,
      coalesce(sum(amount_fen) filter (where kind = 'SPLIT_IN'), 0) as split_in_fen,
      coalesce(sum(amount_fen) filter (where kind = 'ADJUSTMENT'), 0) as adjust_fen,
      coalesce(sum(amount_fen) filter (where kind = 'CARRY'), 0) as carry_fen
    from settle_bill_item group by 1
  ), splits as (
    select bill_id, sum(split_fen) as split_out_fen from ledger_order group by 1
  ), returned as (
    select o.shop_id, o.channel_code, d.return_date as settle_date, sum(d.amount_fen) as split_in_fen
    from ledger_detail d join ledger_order o on o.id = d.order_id where d.status = 'RETURNED' group by 1, 2, 3
  ), adjusted as (
    select bill_id, sum(amount_fen) as adjust_fen from bill_adjustment group by 1
  )
  select b.bill_no, coalesce(b.shop_id, t.shop_id) as shop_id, coalesce(b.channel_code, t.channel_code) as channel_code,
    coalesce(b.settle_date, t.settle_date)::text as settle_date,
    jsonb_build_array(b.gross_fen, b.refund_fen, b.fee_fen, b.split_out_fen, b.split_in_fen, b.adjust_fen,
      b.carry_fen) as bill_fen,
    jsonb_build_array(l.gross_fen, l.refund_fen, l.fee_fen, l.split_out_fen, l.split_in_fen, l.adjust_fen,
      l.carry_fen) as lines_fen,
    jsonb_build_array(t.gross_fen, t.refund_fen, t.fee_fen, s.split_out_fen, r.split_in_fen,
      a.adjust_fen) as records_fen
  from settle_bill b
  full join trades t using (shop_id, channel_code, settle_date)
  left join lines l on l.bill_id = b.id
  left join splits s on s.bill_id = b.id
  left join returned r on r.shop_id = b.shop_id and r.channel_code = b.channel_code and r.settle_date = b.settle_date
  left join adjusted a on a.bill_id = b.id
  where b.id is null
    or (b.gross_fen, b.refund_fen, b.fee_fen, b.split_out_fen, b.split_in_fen, b.adjust_fen, b.carry_fen)
      is distinct from (l.gross_fen, l.refund_fen, l.fee_fen, l.split_out_fen, l.split_in_fen, l.adjust_fen,
        l.carry_fen)
    or (b.gross_fen, b.refund_fen, b.fee_fen, b.split_out_fen, b.split_in_fen, b.adjust_fen)
      is distinct from (coalesce(t.gross_fen, 0), coalesce(t.refund_fen, 0), coalesce(t.fee_fen, 0),
        coalesce(s.split_out_fen, 0), coalesce(r.split_in_fen, 0), coalesce(a.adjust_fen, 0))
  order by b.id limit ${MAX_VIOLATIONS}`)

/**
 * A bill includes the amounts that earlier bills of its shop and channel carried over, each of them once. An
 * adjustment can carry over an amount while the next bill is being generated. Then either the next bill or
 * the bill after it includes the amount. `late` contains such amounts. An amount that is ten minutes older
 * than a bill must be included in the bill.
 */
export const billCarry = bySql(sql`
  with carried as (
    select b.id, b.shop_id, b.channel_code, b.settle_date, i.amount_fen, i.create_time,
      i.amount_fen > 0 and i.create_time > b.create_time as is_late
    from settle_bill_item i join settle_bill b on b.id = i.bill_id where i.kind = 'CARRY'
  ), chains as (
    select distinct shop_id, channel_code from carried
  ), of_bill as (
    select id, -coalesce(sum(amount_fen) filter (where amount_fen < 0), 0) as taken_fen,
      coalesce(sum(amount_fen) filter (where amount_fen > 0 and not is_late), 0) as made_fen
    from carried group by 1
  ), bills as (
    select b.id, b.bill_no, b.shop_id, b.channel_code, b.settle_date, b.create_time,
      coalesce(o.taken_fen, 0) as taken_fen,
      coalesce(sum(o.made_fen - o.taken_fen) over (
        partition by b.shop_id, b.channel_code order by b.settle_date
        rows between unbounded preceding and 1 preceding), 0) as open_fen
    from settle_bill b join chains using (shop_id, channel_code) left join of_bill o on o.id = b.id
  ), checked as (
    select b.bill_no, b.taken_fen::bigint, b.open_fen::bigint,
      coalesce(sum(late.amount_fen), 0)::bigint as late_fen,
      coalesce(sum(late.amount_fen) filter (
        where late.create_time < b.create_time - interval '10 minutes'), 0)::bigint as due_late_fen
    from bills b left join carried late on late.is_late and late.shop_id = b.shop_id
      and late.channel_code = b.channel_code and late.settle_date < b.settle_date
    group by b.id, b.bill_no, b.taken_fen, b.open_fen
  )
  select * from checked
  where taken_fen < open_fen + due_late_fen or taken_fen > open_fen + late_fen
  order by bill_no limit ${MAX_VIOLATIONS}`)

/**
 * A settled bill has one successful payment of its amount. A bill that is being settled has one unfinished
 * payment. Other bills have no such payment. A bill of zero doesn't need a payment, since its release settles
 * it.
 */
export const billPayout = bySql(sql`
  with payouts as (
    select subject_id as bill_id,
      count(*) filter (where status = 'SUCCEEDED') as succeeded,
      count(*) filter (where status in ('CREATED', 'SUBMITTED', 'PROCESSING')) as unfinished,
      sum(amount_fen) filter (where status in ('SUCCEEDED', 'CREATED', 'SUBMITTED', 'PROCESSING')) as paid_fen
    from channel_operation where kind = 'WITHDRAWAL' and subject_kind = 'settle_bill' group by 1
  )
  select b.bill_no, p.bill_id, b.status, b.payable_fen, p.paid_fen::bigint as paid_fen, p.succeeded, p.unfinished
  from settle_bill b full join payouts p on p.bill_id = b.id
  where b.id is null
    or (coalesce(p.succeeded, 0), coalesce(p.unfinished, 0)) is distinct from (
      (b.status = 'SETTLED' and b.payable_fen > 0)::int, (b.status = 'SETTLING' and b.payable_fen > 0)::int)
    or p.paid_fen <> b.payable_fen or (b.payable_fen = 0 and b.status in ('SETTLING', 'FAILED'))
  order by b.id limit ${MAX_VIOLATIONS}`)
