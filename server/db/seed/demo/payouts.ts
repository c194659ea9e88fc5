import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/**
 * Adds the channel operations that pay the released bills. The results of these operations agree with the
 * columns of the bills. Bills of zero are settled without a payment. If a bill is being settled, its
 * operation still waits for the channel's result. The simulated channel already has the result, and a node
 * asks for this result within 75 minutes.
 */
export async function seedPayouts(tx: Tx): Promise<void> {
  await sql`
    insert into channel_operation (id, request_no, kind, shop_id, channel_code, merchant_id, amount_fen, subject_kind,
      subject_id, status, request, response, attempt, polls, fail_reason, finish_time, next_time, sys_org_code, create_by,
      create_time, update_by, update_time, version)
    select b.id, 'C' || b.id, 'WITHDRAWAL', b.shop_id, b.channel_code, m.id, b.payable_fen, 'settle_bill',
      b.id, result.status,
      jsonb_build_object('requestNo', 'C' || b.id, 'kind', 'WITHDRAWAL', 'attempt', 1, 'shopCode', s.shop_code,
        'shopName', s.shop_name, 'merchantNo', m.merchant_no, 'amountFen', b.payable_fen, 'currency', 'CNY',
        'reference', b.bill_no),
      jsonb_strip_nulls(jsonb_build_object('status', result.status, 'channelNo', result.channel_no,
        'message', b.fail_reason)),
      1, 1, b.fail_reason, result.time,
      case when result.time is null then now() + (15 + row_number() over (order by b.id) % 60) * interval '1 minute' end,
      b.sys_org_code, b.release_by, b.release_time,
      'system', coalesce(result.time, b.release_time), case when result.time is null then 2 else 3 end
    from settle_bill b
    join shop_basic_info s on s.id = b.shop_id
    join channel_merchant m on m.shop_id = b.shop_id and m.channel_code = b.channel_code
    cross join lateral (select
      case b.status when 'SETTLED' then 'SUCCEEDED' when 'FAILED' then 'FAILED' else 'PROCESSING' end as status,
      case when b.status = 'SETTLED' then 'S' || b.id end as channel_no,
      case when b.status in ('SETTLED', 'FAILED') then b.update_time end as time
    ) result
    where b.status in ('SETTLING', 'SETTLED', 'FAILED') and b.payable_fen > 0`.execute(tx)
}

/** Kinds of channel operations that move money. */
const PAYMENTS = sql`('WITHDRAWAL', 'SPLIT')`

/** Adds the transitions of the payments, and the requests that the simulated channel received for them. */
export async function seedPaymentSteps(tx: Tx): Promise<void> {
  await sql`
    insert into state_transition (id, subject_kind, subject_id, transition, from_status, to_status, version,
      reason, create_by, create_time)
    select 'C' || o.id || '-' || step.version, 'channel_operation', o.id, step.name, step.from_status, step.to_status,
      step.version, step.reason, step.by, step.at
    from channel_operation o
    cross join lateral (values
      ('create', null, 'CREATED', 0, null, o.create_by, o.create_time),
      ('submit', 'CREATED', 'SUBMITTED', 1, null, 'system', o.create_time),
      ('process', 'SUBMITTED', 'PROCESSING', 2, null, 'system', o.create_time),
      (case o.status when 'FAILED' then 'fail' else 'succeed' end, 'PROCESSING', o.status, 3, o.fail_reason,
        'system', o.finish_time)
    ) step (name, from_status, to_status, version, reason, by, at)
    where o.kind in ${PAYMENTS} and step.at is not null`.execute(tx)
  await sql`
    insert into sandbox_request (request_no, channel_code, kind, attempt, answer, effects, create_time)
    select o.request_no, o.channel_code, o.kind, 1,
      jsonb_strip_nulls(jsonb_build_object('requestNo', o.request_no, 'status', decided.status,
        'channelNo', case when decided.status = 'SUCCEEDED' then 'S' || o.id end, 'message', o.fail_reason)),
      case when decided.status = 'SUCCEEDED' then 1 else 0 end, o.create_time
    from channel_operation o
    cross join lateral (select case o.status when 'FAILED' then 'FAILED' else 'SUCCEEDED' end as status) decided
    where o.kind in ${PAYMENTS}`.execute(tx)
}
