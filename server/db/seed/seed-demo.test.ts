import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { createWorkdays, parseSettleCycle, settleDateOf } from '../../records/settlement/settle-date.ts'
import { channels } from './data/channels.ts'
import { holidays } from './data/holidays.ts'

let target: TestDatabase

beforeAll(async () => {
  target = await createTestDatabase({ demo: true })
})

afterAll(() => target.drop())

const select = async (sql: string) => (await target.database.pool.query(sql)).rows

test('a first start creates 20 shops, 20,000 trades and many bills', async () => {
  expect(
    await select(`select (select count(*) from shop_basic_info) as shops,
      (select count(*) from trade_order) as trades, (select count(*) > 900 from settle_bill) as bills`),
  ).toEqual([{ shops: 20, trades: 20_000, bills: true }])
})

/** Each trade with the bill that has the same shop, channel and settlement date. */
const billedTrades =
  '(select t.*, b.id as bill_id from trade_order t join settle_bill b using (shop_id, channel_code, settle_date)) t'

/** Each query returns the rows that break the rule. */
test.each([
  [
    'an announcement was sent on a full minute of office hours and is not of the future',
    `select titile from sys_announcement
     where send_time > now() or send_time::time not between '09:00' and '18:00'
       or send_time <> date_trunc('minute', send_time)`,
  ],
  [
    'a bill has the payments, refunds, fees, counts and days of its trades, to the fen',
    `select b.bill_no from settle_bill b
     left join (
       select bill_id, count(*) filter (where kind = 'PAY') as payments,
         count(*) filter (where kind = 'REFUND') as refunds,
         coalesce(sum(amount_fen) filter (where kind = 'PAY'), 0) as gross,
         coalesce(-sum(amount_fen) filter (where kind = 'REFUND'), 0) as refunded,
         sum(fee_fen) as fee, min(paid_time::date) as first_day, max(paid_time::date) as last_day
       from ${billedTrades} group by bill_id
     ) t on t.bill_id = b.id
     where (b.trade_count, b.refund_count, b.gross_fen, b.refund_fen, b.fee_fen, b.trade_begin_date, b.trade_end_date)
       is distinct from (t.payments, t.refunds, t.gross, t.refunded, t.fee, t.first_day, t.last_day)`,
  ],
  [
    'the lines of a bill add up to what is payable',
    `select b.bill_no from settle_bill b
     join settle_bill_item i on i.bill_id = b.id
     group by b.id having sum(i.amount_fen) <> b.payable_fen`,
  ],
  [
    'the lines of each kind add up to the amount of that kind',
    `select b.bill_no from settle_bill b
     left join (
       select bill_id, coalesce(sum(amount_fen) filter (where kind = 'GROSS'), 0) as gross,
         coalesce(-sum(amount_fen) filter (where kind = 'REFUND'), 0) as refunded,
         coalesce(-sum(amount_fen) filter (where kind = 'FEE'), 0) as fee,
         coalesce(sum(amount_fen) filter (where kind = 'ADJUSTMENT'), 0) as adjusted,
         coalesce(sum(amount_fen) filter (where kind = 'CARRY'), 0) as carried
       from settle_bill_item group by bill_id
     ) i on i.bill_id = b.id
     where (b.gross_fen, b.refund_fen, b.fee_fen, b.adjust_fen, b.carry_fen)
       is distinct from (i.gross, i.refunded, i.fee, i.adjusted, i.carried)`,
  ],
  [
    'a line of payments, refunds or fees has what the trades of its day have',
    `select i.id from settle_bill_item i
     cross join lateral (
       select count(*) as trades, coalesce(sum(case when i.kind = 'FEE' then -fee_fen else amount_fen end), 0) as amount
       from ${billedTrades}
       where t.bill_id = i.bill_id and t.paid_time::date = i.trade_date
         and (i.kind = 'FEE' or t.kind = case i.kind when 'GROSS' then 'PAY' else 'REFUND' end)
     ) t
     where i.kind in ('GROSS', 'REFUND', 'FEE') and (i.trade_count, i.amount_fen) is distinct from (t.trades, t.amount)`,
  ],
  [
    'a trade has a bill of its own shop, channel and settlement date as soon as that date has come',
    `select t.id from trade_order t left join settle_bill b using (shop_id, channel_code, settle_date)
     where (t.settle_date <= now()::date) <> (b.id is not null)`,
  ],
  [
    'trades in which no money moved are never settled and cost nothing; all others are settled',
    `select id from trade_order where (status in ('FAILED', 'CLOSED')) <> (settle_date is null)
       or (settle_date is null and fee_fen <> 0)`,
  ],
  [
    'a fee is the rate of the amount, rounded half up, and a refund gets its part back',
    `select id from trade_order where settle_date is not null
       and fee_fen <> sign(amount_fen) * floor(abs(amount_fen)::numeric * rate_ppm / 1000000 + 0.5)`,
  ],
  [
    'a refund follows a payment at the same shop and channel and never exceeds it',
    `select r.id from trade_order r left join trade_order p on p.trade_no = r.origin_trade_no and p.kind = 'PAY'
     where r.kind = 'REFUND' and (p.id is null or r.paid_time < p.paid_time or -r.amount_fen > p.amount_fen
       or (r.shop_id, r.channel_code, r.payer_account) <> (p.shop_id, p.channel_code, p.payer_account))`,
  ],
  [
    'a payment says that it was refunded, wholly or in part, if and only if it was',
    `select p.id from trade_order p
     left join (select origin_trade_no, sum(amount_fen) as back from trade_order where kind = 'REFUND' group by 1) r
       on r.origin_trade_no = p.trade_no
     where p.kind = 'PAY' and case p.status
       when 'REFUNDED' then r.back is distinct from -p.amount_fen
       when 'PARTLY_REFUNDED' then r.back is null or r.back <= -p.amount_fen
       else r.back is not null end`,
  ],
  [
    'what one bill carries on, the next bill of that shop and channel brings along',
    `select * from (
       select b.shop_id, b.channel_code, b.settle_date,
         coalesce(sum(i.amount_fen) filter (where i.amount_fen < 0), 0) as brought,
         lag(coalesce(sum(i.amount_fen) filter (where i.amount_fen > 0), 0), 1, 0)
           over (partition by b.shop_id, b.channel_code order by b.settle_date) as carried
       from settle_bill b left join settle_bill_item i on i.bill_id = b.id and i.kind = 'CARRY'
       group by b.id
     ) c where brought <> -carried`,
  ],
  [
    'bills of the two newest settlement dates of a channel wait for a clerk',
    `select * from (
       select status, dense_rank() over (partition by channel_code order by settle_date desc) as age from settle_bill
     ) b where age <= 2 and status not in ('PENDING', 'HELD')`,
  ],
  [
    'clerk confirms, reviewer releases later, and only held bills have a reason',
    `select bill_no from settle_bill where
       (status in ('PENDING', 'HELD')) <> (confirm_by is null)
       or (status in ('PENDING', 'HELD', 'CONFIRMED')) <> (release_by is null)
       or confirm_by <> 'clerk' or release_by <> 'reviewer' or release_time < confirm_time
       or (confirm_by is null) <> (confirm_time is null) or (release_by is null) <> (release_time is null)
       or (status = 'HELD') <> (hold_reason is not null)`,
  ],
  [
    'no event is in the future, and no bill changes before it is created',
    `select bill_no from settle_bill where greatest(create_time, confirm_time, release_time, update_time) > now()
       or least(confirm_time, release_time, update_time) < create_time
     union all select trade_no from trade_order where paid_time > now()`,
  ],
  [
    'a row belongs to the department of its shop, which lies below a region',
    `select s.shop_code from shop_basic_info s left join sys_depart d on d.org_code = s.sys_org_code
       left join sys_depart r on r.id = d.parent_id where starts_with(d.org_code, r.org_code) is not true
     union all select b.bill_no from settle_bill b join shop_basic_info s on s.id = b.shop_id
       where b.sys_org_code <> s.sys_org_code
     union all select t.trade_no from trade_order t join shop_basic_info s on s.id = t.shop_id
       where t.sys_org_code <> s.sys_org_code`,
  ],
  ['every trade lies in the partition of its month', 'select id from trade_order_default'],
  [
    'a shop in review sells nothing',
    `select t.id from trade_order t join shop_basic_info s on s.id = t.shop_id where s.status = 'PENDING_REVIEW'`,
  ],
  [
    'a channel number leads to its trade, and a payment knows what it paid back',
    `select t.id from trade_order t left join trade_number n using (channel_code, channel_trade_no)
     left join (select origin_trade_no, -sum(amount_fen) as back from trade_order group by 1) r
       on r.origin_trade_no = t.trade_no
     where (n.trade_id, n.paid_time) is distinct from (t.id, t.paid_time)
       or (t.kind = 'PAY' and t.refunded_fen <> coalesce(r.back, 0))`,
  ],
  ['trade numbers differ', 'select trade_no from trade_order group by 1 having count(*) > 1'],
  ['channel numbers differ', 'select channel_trade_no from trade_order group by 1 having count(*) > 1'],
  [
    'ids follow the order of time',
    `select id from (select id, lag(id) over (order by paid_time, id) as before from trade_order) t where before >= id`,
  ],
  [
    'every shop has an owner, a licence, an account, and a merchant with one onboarding in every channel',
    `select s.shop_code from shop_basic_info s
     where not exists (select from shop_boss b where b.id = s.boss_id)
       or not exists (select from shop_licence l where l.shop_id = s.id)
       or not exists (select from shop_settle_account a where a.shop_id = s.id)
       or (select count(*) from channel_merchant m
         join channel_operation o on o.merchant_id = m.id and o.kind = 'ONBOARDING' and o.shop_id = m.shop_id
           and o.channel_code = m.channel_code and o.sys_org_code = s.sys_org_code
         where m.shop_id = s.id and m.rate_ppm = (select rate_ppm from pay_channel c where c.code = m.channel_code)
       ) <> (select count(*) from pay_channel)`,
  ],
  [
    'a shop that sells is known to its channels by a number of its own; one in review is not',
    `select m.id from channel_merchant m join shop_basic_info s on s.id = m.shop_id
     where (m.merchant_no is null) <> (s.status = 'PENDING_REVIEW')
     union all select max(id) from channel_merchant group by merchant_no having count(merchant_no) > 1`,
  ],
  [
    'an operation stands where its last step left it, and its steps follow one another',
    `select o.id from channel_operation o
     where (o.status || o.version) is distinct from (select to_status || version from state_transition t
       where t.subject_kind = 'channel_operation' and t.subject_id = o.id order by t.version desc limit 1)
     union all select id from (
       select id, from_status, lag(to_status) over (partition by subject_id order by version) as before
       from state_transition where subject_kind = 'channel_operation'
     ) t where from_status is distinct from before`,
  ],
  [
    'a released bill has one payment of its amount that stands where the bill stands; a bill of zero has none',
    `select b.bill_no from settle_bill b
     left join channel_operation o on o.kind = 'WITHDRAWAL' and o.subject_kind = 'settle_bill' and o.subject_id = b.id
     left join sandbox_request r on r.request_no = o.request_no
     where (o.status, o.amount_fen) is distinct from (
       case when b.payable_fen > 0 then case b.status when 'SETTLED' then 'SUCCEEDED' when 'SETTLING' then 'PROCESSING'
         when 'FAILED' then 'FAILED' end end,
       case when b.payable_fen > 0 and b.release_time is not null then b.payable_fen end)
       or (b.payable_fen = 0 and b.status in ('SETTLING', 'FAILED'))
       or (o.status = 'FAILED') <> (r.effects = 0)
       or o.fail_reason is distinct from b.fail_reason`,
  ],
  [
    'the receivers of settled bills have an answer of the channel, others wait for the bill',
    `select d.id from ledger_detail d join ledger_order o on o.id = d.order_id join settle_bill b on b.id = o.bill_id
     left join channel_operation p on p.kind = 'SPLIT' and p.subject_kind = 'ledger_detail' and p.subject_id = d.id
     left join sandbox_request r on r.request_no = p.request_no
     where (d.status = 'PENDING') <> (b.status <> 'SETTLED')
       or (p.status, p.amount_fen, p.fail_reason) is distinct from (
         case when d.amount_fen > 0 then case when d.pay_time is not null then 'SUCCEEDED'
           when d.status in ('FAILED', 'RETURNED') then 'FAILED' end end,
         case when d.amount_fen > 0 and d.status <> 'PENDING' then d.amount_fen end,
         case when d.status = 'RETURNED' then p.fail_reason else d.fail_reason end)
       or (p.status = 'FAILED') <> (r.effects = 0)
       or (d.period_date is null) <> (d.pay_time is null) or d.pay_time < b.settle_time`,
  ],
  [
    'an order and the amounts of its receivers stand where their last steps left them, and orders follow amounts',
    `select t.id from (
       select id, status, version, 'ledger_order' as kind from ledger_order
       union all select id, status, version, 'ledger_detail' from ledger_detail
     ) t where t.version > 0 and (t.status || t.version) is distinct from (select to_status || version
       from state_transition s where s.subject_kind = t.kind and s.subject_id = t.id order by s.version desc limit 1)
     union all select id from (
       select id, from_status, lag(to_status, 1, 'PENDING') over (partition by subject_id order by version) as before
       from state_transition where subject_kind in ('ledger_order', 'ledger_detail')
     ) t where from_status is distinct from before
     union all select o.id from ledger_order o join ledger_detail d on d.order_id = o.id group by o.id
     having o.status <> case when bool_and(d.status = 'PENDING') then 'PENDING'
       when bool_or(d.status = 'FAILED') then 'PARTIAL' else 'SUCCEEDED' end`,
  ],
  [
    'an adjusting line has its reason, and an adjustment its line',
    `select coalesce(i.id, a.id) from (select * from settle_bill_item where kind = 'ADJUSTMENT') i
     full join bill_adjustment a on a.item_id = i.id
     where (i.bill_id, i.amount_fen, i.remark) is distinct from (a.bill_id, a.amount_fen, a.reason)`,
  ],
  [
    'every state, kind, method and channel is a word of its dictionary',
    `select 'settle_bill_status' as code, status as value from settle_bill
     union select 'settle_bill_item_kind', kind from settle_bill_item
     union select 'trade_order_status', status from trade_order
     union select 'trade_order_kind', kind from trade_order
     union select 'trade_order_pay_method', pay_method from trade_order
     union select 'pay_channel_code', channel_code from trade_order
     union select 'shop_basic_info_status', status from shop_basic_info
     union select 'shop_basic_info_type', type from shop_basic_info
     union select 'pay_channel_status', status from pay_channel
     union select 'shop_boss_kind', kind from shop_boss
     union select 'shop_boss_status', status from shop_boss
     union select 'shop_settle_account_kind', kind from shop_settle_account
     union select 'channel_merchant_status', status from channel_merchant
     union select 'channel_operation_kind', kind from channel_operation
     union select 'channel_operation_status', status from channel_operation
     union select 'ledger_order_status', status from ledger_order
     union select 'ledger_detail_status', status from ledger_detail
     except select d.dict_code, i.item_value from sys_dict d join sys_dict_item i on i.dict_id = d.id`,
  ],
])('%s', async (_rule, offenders) => {
  expect(await select(`${offenders} limit 5`)).toEqual([])
})

test('trades settle on the date of their channel', async () => {
  const isWorkday = createWorkdays(holidays)
  const cycles = new Map(channels.map(({ code, settleCycle }) => [code, parseSettleCycle(settleCycle)]))

  const found = await select(`select distinct channel_code, paid_time::date as trade_date, settle_date
    from trade_order where settle_date is not null`)

  expect(found.length).toBeGreaterThan(80)
  expect(found).toEqual(
    found.map((row) => {
      const cycle = cycles.get(row.channel_code) ?? parseSettleCycle('')
      return { ...row, settle_date: settleDateOf(row.trade_date, cycle, isWorkday) }
    }),
  )
})

test('one to two percent of trades are refunded, and as many fail', async () => {
  const [shares] = await select(`select avg((kind = 'REFUND')::int)::float8 as refunds,
    avg((status in ('FAILED', 'CLOSED'))::int)::float8 as failures from trade_order`)

  expect(shares.refunds).toBeGreaterThan(0.01)
  expect(shares.refunds).toBeLessThan(0.02)
  expect(shares.failures).toBeGreaterThan(0.01)
  expect(shares.failures).toBeLessThan(0.02)
})

test('bills exist in each state, with adjustments and carried-over debts', async () => {
  expect(await select('select distinct status from settle_bill order by 1')).toEqual(
    ['CONFIRMED', 'FAILED', 'HELD', 'PENDING', 'SETTLED', 'SETTLING'].map((status) => ({ status })),
  )
  expect(await select('select distinct kind from settle_bill_item order by 1')).toEqual(
    ['ADJUSTMENT', 'CARRY', 'FEE', 'GROSS', 'REFUND', 'SPLIT_OUT'].map((kind) => ({ kind })),
  )
})

test('receivers were paid, refused and returned by two rules, and wait for bills', async () => {
  expect(await select('select distinct status from ledger_detail order by 1')).toEqual(
    ['FAILED', 'PENDING', 'RETURNED', 'SUCCEEDED'].map((status) => ({ status })),
  )
  expect(await select('select count(distinct rule_id)::int as rules from ledger_order')).toEqual([
    { rules: 2 },
  ])
})

test('keeper belongs to the department of a shop with sales', async () => {
  expect(
    await select(`select count(*) > 100 as sells from trade_order t
      join sys_depart d on d.org_code = t.sys_org_code
      join sys_user_depart l on l.dep_id = d.id
      join sys_user u on u.id = l.user_id and u.org_code = d.org_code where u.username = 'keeper'`),
  ).toEqual([{ sells: true }])
})
