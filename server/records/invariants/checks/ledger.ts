import { sql } from 'kysely'
import { bySql, MAX_VIOLATIONS } from '../invariant.ts'

/** The entries of an event of the journal add up to zero. */
export const journalEvent = bySql(sql`
  select event_id, sum(amount_fen)::bigint as total_fen from ledger_entry
  group by 1 having sum(amount_fen) <> 0 order by 1 limit ${MAX_VIOLATIONS}`)

/**
 * The balance that a shop is owed at a channel is the sum of its unpaid bills, less what its bills carry over.
 * A credit balance is negative.
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

/** The details of a ledger order add up to its split amount. */
export const ledgerDetail = bySql(sql`
  select o.order_no, o.split_fen, coalesce(sum(d.amount_fen), 0)::bigint as details_fen
  from ledger_order o left join ledger_detail d on d.order_id = o.id
  group by o.id having o.split_fen <> coalesce(sum(d.amount_fen), 0) order by o.id limit ${MAX_VIOLATIONS}`)
