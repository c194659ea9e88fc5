import { sql } from 'kysely'
import type { IntakeTrade } from '#schemas'
import type { Db, Tx } from '../../../db/index.ts'
import type { DepartScope } from '../../../platform/http/request.ts'
import { inDeparts } from '../../../platform/list/row-scope.ts'
import type { Merchant, RecordedTrade } from './check-trade.ts'
import { keyOf, type NewTrade } from './plan-intake.ts'

/** Reads the channel whose trades a key may report; null if the key may report trades of all channels. */
export async function readChannelOfKey(tx: Tx, keyId: string): Promise<string | null> {
  const { channel_code } = await tx
    .selectFrom('intake_key')
    .select('channel_code')
    .where('id', '=', keyId)
    .executeTakeFirstOrThrow()
  return channel_code
}

/**
 * Reads the shops of trades that belong to these departments, each with its state at the channels of the
 * trades.
 */
export async function readMerchants(
  tx: Db | Tx,
  trades: readonly IntakeTrade[],
  departs: DepartScope,
): Promise<ReadonlyMap<string, Merchant>> {
  const shops = [...new Set(trades.map(({ shopCode }) => shopCode))]
  const channels = [...new Set(trades.map(({ channelCode }) => channelCode))]
  const { rows } = await sql<Merchant & { shopCode: string; channelCode: string }>`
    select shop.shop_code as "shopCode", channel as "channelCode", shop.id as "shopId",
      shop.sys_org_code as "orgCode", shop.status as "shopStatus", m.status as "merchantStatus",
      m.active_until as "merchantActiveUntil",
      case when shop.status <> 'ACTIVE' then (
        select max(s.create_time) from state_transition s
        where s.subject_kind = 'shop_basic_info' and s.subject_id = shop.id and s.from_status = 'ACTIVE'
      ) end as "shopActiveUntil",
      coalesce((
        select jsonb_agg(jsonb_build_object('from', r.effective_date, 'ratePpm', r.rate_ppm)
          order by r.effective_date)
        from merchant_rate r where r.merchant_id = m.id), '[]') as rates
    from shop_basic_info shop cross join unnest(${channels}::text[]) channel
    left join channel_merchant m on m.shop_id = shop.id and m.channel_code = channel
    where shop.shop_code = any(${shops}::text[])
      and ${inDeparts(sql.ref('shop.sys_org_code'), departs)}`.execute(tx)
  return new Map(
    rows.map(({ shopCode, channelCode, ...merchant }) => [keyOf(channelCode, shopCode), merchant]),
  )
}

/**
 * Reads the recorded trades that have the same numbers as the given trades, and the recorded payments that
 * refunds among them refer to. Locks these rows in the order of their ids, so that refunds of a payment run
 * one after the other.
 */
export async function lockRecorded(
  tx: Db | Tx,
  trades: readonly IntakeTrade[],
): Promise<ReadonlyMap<string, RecordedTrade>> {
  const numbers = trades.flatMap(({ channelCode, channelTradeNo, originChannelTradeNo }) =>
    [channelTradeNo, originChannelTradeNo].flatMap((no) => (no ? [{ code: channelCode, no }] : [])),
  )
  const { rows } = await sql<RecordedTrade>`
    select t.id, t.trade_no as "tradeNo", t.channel_code as "channelCode",
      t.channel_trade_no as "channelTradeNo", t.kind, t.shop_id as "shopId", t.pay_method as "payMethod",
      t.amount_fen as "amountFen", t.rate_ppm as "ratePpm", t.paid_time as "paidTime", t.status,
      t.origin_trade_no as "originTradeNo", t.refunded_fen as "refundedFen", t.sys_org_code as "orgCode"
    from (
      select distinct n.trade_id, n.paid_time
      from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as asked(code text, no text)
      join trade_number n on n.channel_code = asked.code and n.channel_trade_no = asked.no
    ) known
    join trade_order t on t.id = known.trade_id and t.paid_time = known.paid_time
    order by t.id for update of t`.execute(tx)
  return new Map(rows.map((row) => [keyOf(row.channelCode, row.channelTradeNo), row]))
}

/**
 * Claims the numbers of new trades, in the order of the numbers. If another transaction has claimed one of
 * the numbers meanwhile, the insert violates `trade_number_pkey`.
 */
export async function claimNumbers(tx: Tx, created: readonly NewTrade[]): Promise<void> {
  const rows = created.map(({ channelCode, channelTradeNo, id, paidTime }) => ({
    channel_code: channelCode,
    channel_trade_no: channelTradeNo,
    trade_id: id,
    paid_time: paidTime,
  }))
  await sql`insert into trade_number (channel_code, channel_trade_no, trade_id, paid_time)
    select channel_code, channel_trade_no, trade_id, paid_time::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(channel_code text, channel_trade_no text, trade_id text, paid_time text)
    order by channel_code, channel_trade_no collate "C"`.execute(tx)
}

/** Inserts trades. */
export async function insertTrades(tx: Tx, created: readonly NewTrade[], at: Date): Promise<void> {
  const rows = created.map((trade) => ({
    id: trade.id,
    trade_no: trade.tradeNo,
    channel_trade_no: trade.channelTradeNo,
    kind: trade.kind,
    shop_id: trade.shopId,
    channel_code: trade.channelCode,
    pay_method: trade.payMethod,
    amount_fen: trade.amountFen,
    rate_ppm: trade.ratePpm,
    fee_fen: trade.feeFen,
    payer_account: trade.payerAccount,
    paid_time: trade.paidTime,
    status: trade.status,
    origin_trade_no: trade.originTradeNo,
    settle_date: trade.settleDate ?? null,
    original_settle_date: trade.originalSettleDate ?? null,
    refunded_fen: trade.refundedFen,
    sys_org_code: trade.orgCode,
  }))
  await sql`insert into trade_order (id, trade_no, channel_trade_no, kind, shop_id, channel_code, pay_method,
      amount_fen, rate_ppm, fee_fen, payer_account, paid_time, status, origin_trade_no, settle_date,
      original_settle_date, refunded_fen, sys_org_code, create_time)
    select id, trade_no, channel_trade_no, kind, shop_id, channel_code, pay_method, amount_fen, rate_ppm, fee_fen,
      payer_account, paid_time::timestamptz, status, origin_trade_no, settle_date, original_settle_date,
      refunded_fen, sys_org_code, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, trade_no text, channel_trade_no text,
      kind text, shop_id text, channel_code text, pay_method text, amount_fen bigint, rate_ppm integer,
      fee_fen bigint, payer_account text, paid_time text, status text, origin_trade_no text, settle_date date,
      original_settle_date date, refunded_fen bigint, sys_org_code text)`.execute(tx)
}

/** Saves the new status and the refunded amount of payments. */
export async function writeRefunded(tx: Tx, refunded: readonly RecordedTrade[]): Promise<void> {
  const rows = refunded.map(({ id, paidTime, status, refundedFen }) => ({
    id,
    paid_time: paidTime,
    status,
    refunded_fen: refundedFen,
  }))
  await sql`update trade_order t set status = n.status, refunded_fen = n.refunded_fen
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(id text, paid_time text, status text, refunded_fen bigint)
    where t.id = n.id and t.paid_time = n.paid_time::timestamptz`.execute(tx)
}
