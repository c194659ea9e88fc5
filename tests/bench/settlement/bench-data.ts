import type { Pool } from 'pg'

/** Code of the benchmark's channel, which pays out on the day after a trade. */
export const CHANNEL = 'bench'
/** Shop code of the benchmark's shop with this number. */
export const shopCode = (number: number): string => `BENCH${number}`

/**
 * Runs statements with the triggers disabled, because the triggers would post a million events to the journal
 * one by one.
 */
async function loadWithoutTriggers(pool: Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('set statement_timeout = 0')
    for (const statement of statements) await client.query(statement)
  } finally {
    client.release(true)
  }
}

/** Adds a channel, and active shops that are merchants of this channel. */
export async function addShops(pool: Pool, shops: number): Promise<void> {
  await pool.query(`insert into pay_channel (id, code, name, rate_ppm, settle_cycle, status)
    values ('${CHANNEL}', '${CHANNEL}', 'Bench', 3800, 'D+1', 'ACTIVE')`)
  await pool.query(`insert into shop_basic_info (id, shop_code, shop_name, brand_id, type, status, sys_org_code)
    select 'bench-' || n, 'BENCH' || n, 'Shop ' || n, (select min(id) from brand), 'DIRECT', 'ACTIVE', 'A01'
    from generate_series(1, ${shops}) n`)
  await pool.query(`insert into channel_merchant (id, shop_id, channel_code, merchant_no, rate_ppm, effective_date,
      status, sys_org_code, create_by)
    select 'bench-' || n, 'bench-' || n, '${CHANNEL}', 'M' || n, 3800, '2020-01-01', 'ACTIVE', 'A01', 'bench'
    from generate_series(1, ${shops}) n`)
}

/**
 * Adds trades of yesterday, whose settlement date is today. Each shop gets the same number of trades, and one
 * trade in fifty is a refund.
 */
export async function addTrades(pool: Pool, { shops, trades }: { shops: number; trades: number }) {
  await loadWithoutTriggers(pool, [
    `insert into trade_order (id, trade_no, channel_trade_no, kind, shop_id, channel_code, pay_method, amount_fen,
       rate_ppm, fee_fen, paid_time, status, settle_date, sys_org_code)
     select 'bench-' || n, 'TB' || n, 'CB' || n, case when n % 50 = 0 then 'REFUND' else 'PAY' end,
       'bench-' || 1 + n % ${shops}, '${CHANNEL}', 'QR', case when n % 50 = 0 then -1000 else 1000 + n % 9000 end, 3800,
       case when n % 50 = 0 then -4 else round((1000 + n % 9000) * 0.0038) end,
       current_date - 1 + make_interval(secs => n % 86400), 'SUCCESS', current_date, 'A01'
     from generate_series(1, ${trades}) n`,
    'vacuum (analyze) trade_order',
  ])
}

/** Adds bills of earlier days in all statuses. The bills have no lines. */
export async function addBills(pool: Pool, { shops, bills }: { shops: number; bills: number }) {
  await loadWithoutTriggers(pool, [
    `insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date, trade_end_date,
       trade_count, refund_count, gross_fen, refund_fen, fee_fen, payable_fen, status, hold_reason, confirm_by,
       confirm_time, release_by, release_time, sys_org_code)
     select 'many-' || n, 'BM' || n, 'bench-' || 1 + n % ${shops}, '${CHANNEL}', day, day - 1, day - 1, 10, 0,
       1000 + n, 0, 0, 1000 + n, s.status, case when s.status = 'HELD' then 'bench' end,
       case when s.step > 0 then 'clerk' end, case when s.step > 0 then day + time '09:00' end,
       case when s.step > 1 then 'reviewer' end, case when s.step > 1 then day + time '11:00' end, 'A01'
     from generate_series(1, ${bills}) n
     cross join lateral (select current_date - 2 - n / ${shops} as day) d
     cross join lateral (select case when n % 100 < 90 then 'SETTLED' when n % 100 < 92 then 'PENDING'
         when n % 100 < 93 then 'HELD' when n % 100 < 95 then 'CONFIRMED' when n % 100 < 98 then 'SETTLING'
         else 'FAILED' end as status,
       case when n % 100 < 90 then 2 when n % 100 < 93 then 0 when n % 100 < 95 then 1 else 2 end as step) s`,
    'vacuum (analyze) settle_bill',
  ])
}

/** Marks the first bills of the channel as confirmed by the clerk, directly in the database. */
export const confirmBills = (pool: Pool, count: number) =>
  pool.query<{ id: string; version: number }>(
    `update settle_bill set status = 'CONFIRMED', confirm_by = 'clerk', confirm_time = now()
     where id in (select id from settle_bill where channel_code = '${CHANNEL}' and status = 'PENDING' and payable_fen > 0
       order by bill_no limit ${count})
     returning id, version`,
  )
