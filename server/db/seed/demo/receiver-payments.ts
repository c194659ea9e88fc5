import { sql } from 'kysely'
import { addDays } from '../../../records/settlement/settle-date.ts'
import type { Tx } from '../../database.ts'
import { channels } from '../data/channels.ts'
import { refusal, returnReason } from '../data/ledger-rules.ts'
import { toTime } from './copy-target.ts'
import type { SettleDates } from './settle-dates.ts'

interface ReceiverPayments {
  settleDates: SettleDates
  firstDate: string
  lastDate: string
  now: Date
}

/** For each day and channel, the settlement date of amounts that are paid or returned on this day. */
function settlementsOf({ settleDates, firstDate, lastDate }: ReceiverPayments) {
  const rows = []
  for (let day = firstDate; day <= lastDate; day = addDays(day, 1))
    for (const channel of channels)
      rows.push({ channel: channel.code, day, date: settleDates.of(day, channel) })
  return rows
}

/** Amounts of receivers whose bill is settled, with the times at which their payment started and ended. */
const payments = (now: Date) => sql`
  select d.id, d.order_id, d.line_no, d.amount_fen, o.channel_code, b.settle_time,
    least(b.settle_time + interval '2 minutes', ${toTime(now.getTime())}::timestamptz) as begin_time,
    least(b.settle_time + interval '125 seconds', ${toTime(now.getTime())}::timestamptz) as end_time
  from ledger_detail d
  join ledger_order o on o.id = d.order_id
  join settle_bill b on b.id = o.bill_id
  where b.status = 'SETTLED'`

/**
 * Pays the receivers of settled bills. The channel refused two of the latest payments. One of these payments
 * waits for a user. The amount of the other payment was returned to the shop today.
 */
async function payDetails(tx: Tx, input: ReceiverPayments): Promise<void> {
  const settlements = JSON.stringify(settlementsOf(input))
  await sql`
    with settlement as (
      select * from jsonb_to_recordset(${settlements}::jsonb) as s(channel text, day date, date date)
    ), payment as (
      select p.*, case when p.amount_fen = 0 then 'SUCCEEDED' else (array['FAILED', 'RETURNED'])[row_number() over (
        partition by p.amount_fen = 0 order by p.line_no, p.settle_time desc, p.id desc)] end as refused
      from (${payments(input.now)}) p
    )
    update ledger_detail d set
      status = coalesce(p.refused, 'SUCCEEDED'),
      version = case when p.amount_fen = 0 then 1 when p.refused = 'RETURNED' then 4 else 2 end,
      pay_time = case when coalesce(p.refused, 'SUCCEEDED') = 'SUCCEEDED' then p.end_time end,
      period_date = case when coalesce(p.refused, 'SUCCEEDED') = 'SUCCEEDED' then paid.date end,
      fail_reason = case when p.refused = 'FAILED' then ${refusal} end,
      return_day = case when p.refused = 'RETURNED' then returned.day end,
      return_date = case when p.refused = 'RETURNED' then returned.date end,
      update_time = case when p.refused = 'RETURNED' then ${toTime(input.now.getTime())}::timestamptz
        else p.end_time end
    from payment p
    join settlement paid on paid.channel = p.channel_code and paid.day = p.end_time::date
    join settlement returned on returned.channel = p.channel_code and returned.day = ${input.lastDate}::date
    where d.id = p.id`.execute(tx)
}

async function addOperations(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into channel_operation (id, request_no, kind, shop_id, channel_code, merchant_id, amount_fen, subject_kind,
      subject_id, status, request, response, attempt, polls, fail_reason, finish_time, sys_org_code, create_by,
      create_time, update_by, update_time, version)
    select d.id, 'C' || d.id, 'SPLIT', o.shop_id, o.channel_code, m.id, d.amount_fen, 'ledger_detail', d.id,
      result.status,
      jsonb_build_object('requestNo', 'C' || d.id, 'kind', 'SPLIT', 'attempt', 1, 'shopCode', s.shop_code,
        'shopName', s.shop_name, 'merchantNo', m.merchant_no, 'amountFen', d.amount_fen, 'currency', 'CNY',
        'reference', o.order_no, 'receiverRef', d.account_ref),
      jsonb_strip_nulls(jsonb_build_object('status', result.status, 'channelNo', result.channel_no,
        'message', result.reason)),
      1, 1, result.reason, p.end_time, d.sys_org_code, 'system', p.begin_time, 'system', p.end_time, 3
    from (${payments(now)}) p
    join ledger_detail d on d.id = p.id and d.amount_fen > 0
    join ledger_order o on o.id = d.order_id
    join shop_basic_info s on s.id = o.shop_id
    join channel_merchant m on m.shop_id = o.shop_id and m.channel_code = o.channel_code
    cross join lateral (select
      case when d.pay_time is null then 'FAILED' else 'SUCCEEDED' end as status,
      case when d.pay_time is null then ${refusal} end as reason,
      case when d.pay_time is not null then 'S' || d.id end as channel_no
    ) result`.execute(tx)
}

async function addTransitions(tx: Tx, now: Date): Promise<void> {
  const today = toTime(now.getTime())
  await sql`
    insert into state_transition (id, subject_kind, subject_id, transition, from_status, to_status, version,
      reason, create_by, create_time)
    select d.id || '-' || step.name, 'ledger_detail', d.id, step.name, step.from_status, step.to_status, step.version,
      step.reason, step.by, step.at
    from (${payments(now)}) p
    join ledger_detail d on d.id = p.id
    cross join lateral (values
      ('pay', 'PENDING', 'PROCESSING', 1, null, 'system', case when d.amount_fen > 0 then p.begin_time end),
      ('succeed', case when d.amount_fen > 0 then 'PROCESSING' else 'PENDING' end, 'SUCCEEDED', d.version, null,
        'system', d.pay_time),
      ('fail', 'PROCESSING', 'FAILED', 2, ${refusal}, 'system', case when d.pay_time is null then p.end_time end),
      ('return', 'FAILED', 'RETURNING', 3, ${returnReason}, 'clerk',
        case when d.status = 'RETURNED' then ${today}::timestamptz end),
      ('giveBack', 'RETURNING', 'RETURNED', 4, null, 'system',
        case when d.status = 'RETURNED' then ${today}::timestamptz end)
    ) step (name, from_status, to_status, version, reason, by, at)
    where step.at is not null`.execute(tx)
}

/** Computes the status of each order from the statuses of its amounts. */
async function finishOrders(tx: Tx, now: Date): Promise<void> {
  await sql`
    with paid as (
      select p.order_id, min(p.begin_time) as begin_time, max(p.end_time) as end_time,
        bool_or(d.pay_time is null) as is_partial, bool_or(d.status = 'RETURNED') as is_returned
      from (${payments(now)}) p join ledger_detail d on d.id = p.id group by 1
    ), step as (
      select p.order_id, s.*
      from paid p cross join lateral (values
        ('process', 'PENDING', 'PROCESSING', 1, p.begin_time),
        ('succeed', 'PROCESSING', 'SUCCEEDED', 2, case when not p.is_partial then p.end_time end),
        ('succeedPartly', 'PROCESSING', 'PARTIAL', 2, case when p.is_partial then p.end_time end),
        ('succeed', 'PARTIAL', 'SUCCEEDED', 3,
          case when p.is_returned then ${toTime(now.getTime())}::timestamptz end)
      ) s (name, from_status, to_status, version, at)
      where s.at is not null
    ), transition as (
      insert into state_transition (id, subject_kind, subject_id, transition, from_status, to_status, version,
        create_by, create_time)
      select order_id || '-' || version, 'ledger_order', order_id, name, from_status, to_status, version, 'system', at
      from step
    )
    update ledger_order o set status = s.to_status, version = s.version, update_time = s.at
    from (select distinct on (order_id) * from step order by order_id, version desc) s
    where o.id = s.order_id`.execute(tx)
}

/**
 * Pays the receivers of settled bills as the job `ledger.pay` does. The payment times are those at which the
 * job would have run.
 */
export async function seedReceiverPayments(tx: Tx, input: ReceiverPayments): Promise<void> {
  await payDetails(tx, input)
  await addOperations(tx, input.now)
  await addTransitions(tx, input.now)
  await finishOrders(tx, input.now)
}
