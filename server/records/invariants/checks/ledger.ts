import { sql } from 'kysely'
import { bySql, MAX_VIOLATIONS } from '../invariant.ts'

/** The entries of an event of the journal add up to zero. */
export const journalEvent = bySql(sql`
  select event_id, sum(amount_fen)::bigint as total_fen from ledger_entry
  group by 1 having sum(amount_fen) <> 0 order by 1 limit ${MAX_VIOLATIONS}`)

/**
 * The balance that a channel owes a shop is the sum of the shop's unpaid bills, minus the amounts that they
 * carry over. In the journal, this balance is negative.
 */
export const journalPayable = bySql(sql`
  with owed as (
    select shop_id, channel_code,
      sum(case when status = 'SETTLED' then 0 else payable_fen end - carry_fen)::bigint as unpaid_fen
    from settle_bill group by 1, 2
  ), balances as (
    select shop_id, channel_code, -sum(amount_fen)::bigint as balance_fen
    from ledger_entry where account = 'SHOP_PAYABLE' group by 1, 2
  )
  select shop_id, channel_code, unpaid_fen, balance_fen
  from owed full join balances using (shop_id, channel_code)
  where coalesce(unpaid_fen, 0) <> coalesce(balance_fen, 0) order by 1, 2 limit ${MAX_VIOLATIONS}`)

/** The amounts of the receivers of a ledger order add up to its split amount. */
export const ledgerDetail = bySql(sql`
  select o.order_no, o.split_fen, coalesce(sum(d.amount_fen), 0)::bigint as details_fen
  from ledger_order o left join ledger_detail d on d.order_id = o.id
  group by o.id having o.split_fen <> coalesce(sum(d.amount_fen), 0) order by o.id limit ${MAX_VIOLATIONS}`)

/**
 * An amount that was paid to a receiver has one successful payment of this amount. An amount that was
 * returned also has one successful return. All other amounts have no successful payment or return.
 */
export const ledgerPayout = bySql(sql`
  with moved as (
    select subject_id as id,
      count(*) filter (where kind = 'SPLIT') as payments,
      count(*) filter (where kind = 'SPLIT_RETURN') as returns,
      min(amount_fen) as least_fen, max(amount_fen) as most_fen
    from channel_operation
    where subject_kind = 'ledger_detail' and status = 'SUCCEEDED' group by 1
  )
  select coalesce(d.id, m.id) as detail_id, d.status, d.amount_fen, m.payments, m.returns, m.least_fen, m.most_fen
  from (select * from ledger_detail where amount_fen > 0) d full join moved m on m.id = d.id
  where d.id is null
    or coalesce(m.payments, 0) <> (d.pay_time is not null)::int
    or coalesce(m.returns, 0) <> (d.pay_time is not null and d.status = 'RETURNED')::int
    or m.least_fen <> d.amount_fen or m.most_fen <> d.amount_fen
  order by 1 limit ${MAX_VIOLATIONS}`)
