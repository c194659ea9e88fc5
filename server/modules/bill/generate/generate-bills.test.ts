import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { withTransaction } from '../../../db/index.ts'
import { type Generation, generateBills } from './generate-bills.ts'
import { addChannels, addTrades, type TestTrade } from './trades.fixture.ts'

let target: TestDatabase
beforeEach(async () => {
  target = await createTestDatabase()
  await addChannels(target.database.pool, ['red', 'blue'])
})
afterEach(() => target.drop())

const select = async (sql: string) => (await target.database.pool.query(sql)).rows

let ids = 0
const run = (date: string, options: Partial<Generation> = {}) =>
  generateBills({
    db: target.database.db,
    transaction: (work) => withTransaction(target.database.db, work),
    date,
    today: '2026-03-31',
    by: 'system',
    stampOf: () => ({
      at: new Date('2026-03-31T02:00:00Z'),
      nextId: () => String(++ids).padStart(19, '0'),
    }),
    ...options,
  })

const trade = (values: Partial<TestTrade>): TestTrade => ({
  shop: 'S1',
  channel: 'red',
  tradeDate: '2026-03-01',
  settleDate: '2026-03-02',
  amountFen: 1_000,
  feeFen: 4,
  ...values,
})

/** SQL query for rows that violate a rule of bills which must always hold. */
const broken = `
  select 'amounts of trades' as rule, b.bill_no from settle_bill b
  left join (
    select shop_id, channel_code, settle_date, sum(amount_fen) filter (where kind = 'PAY') as gross,
      -sum(amount_fen) filter (where kind = 'REFUND') as refunded, sum(fee_fen) as fee
    from trade_order group by 1, 2, 3
  ) t using (shop_id, channel_code, settle_date)
  where (b.gross_fen, b.refund_fen, b.fee_fen) is distinct from (coalesce(t.gross, 0), coalesce(t.refunded, 0), t.fee)
  union all
  select 'lines', b.bill_no from settle_bill b left join settle_bill_item i on i.bill_id = b.id
  group by b.id having sum(i.amount_fen) is distinct from b.payable_fen
  union all
  select 'trades without a bill', t.trade_no from trade_order t
  left join settle_bill b using (shop_id, channel_code, settle_date)
  where b.id is null and t.settle_date <= (
    select max(c.settle_date) from settle_cutoff c where c.channel_code = t.channel_code and c.generate_time is not null)
  union all
  select 'carry chain', bill_no from (
    select bill_no, sum(carry_fen) over (partition by shop_id, channel_code order by settle_date) as open
    from settle_bill
  ) chain where open < 0`

test('a bill has the sums of its trades, and dates that are not due stay open', async () => {
  await addTrades(target.database.pool, [
    trade({}),
    trade({ amountFen: -300, feeFen: -1, tradeDate: '2026-02-28' }),
    trade({ settleDate: '2026-03-03' }),
    trade({ shop: 'S2', channel: 'blue' }),
  ])

  const days = await run('2026-03-02')

  expect(days).toEqual([
    { channelCode: 'blue', settleDate: '2026-03-02', bills: 1, payableFen: 996 },
    { channelCode: 'red', settleDate: '2026-03-02', bills: 1, payableFen: 697 },
  ])
  expect(
    await select(`select bill_no, gross_fen, refund_fen, fee_fen, trade_count, refund_count,
    trade_begin_date, trade_end_date, status, create_by from settle_bill where shop_id = 'S1'`),
  ).toEqual([
    {
      bill_no: 'B20260302000002',
      gross_fen: 1_000,
      refund_fen: 300,
      fee_fen: 3,
      trade_count: 1,
      refund_count: 1,
      trade_begin_date: '2026-02-28',
      trade_end_date: '2026-03-01',
      status: 'PENDING',
      create_by: 'system',
    },
  ])
  expect(await select(broken)).toEqual([])
})

test('a second run makes nothing and completes nothing', async () => {
  await addTrades(target.database.pool, [trade({})])
  await run('2026-03-02')

  expect(await run('2026-03-02')).toEqual([])
  expect(await select('select count(*)::int as bills from settle_bill')).toEqual([{ bills: 1 }])
})

test('a debt goes through the next bills until it is paid', async () => {
  await addTrades(target.database.pool, [
    trade({ amountFen: -900, feeFen: 0 }),
    trade({ settleDate: '2026-03-03', amountFen: 200, feeFen: 0 }),
    trade({ settleDate: '2026-03-05', amountFen: 1_000, feeFen: 0 }),
  ])

  await run('2026-03-05')

  expect(await select('select carry_fen, payable_fen from settle_bill order by settle_date')).toEqual([
    { carry_fen: 900, payable_fen: 0 },
    { carry_fen: -200, payable_fen: 0 },
    { carry_fen: -700, payable_fen: 300 },
  ])
  expect(
    await select(`select i.amount_fen, i.remark from settle_bill_item i join settle_bill b on b.id = i.bill_id
    where i.kind = 'CARRY' and b.settle_date = '2026-03-03' order by i.id`),
  ).toEqual([
    { amount_fen: -900, remark: '上期账单 B20260302000001 结转' },
    { amount_fen: 700, remark: '结转至下期账单' },
  ])
})

test('runs at the same time make each bill once', async () => {
  await addTrades(
    target.database.pool,
    ['S1', 'S2', 'S3'].flatMap((shop) =>
      ['2026-03-02', '2026-03-03'].flatMap((settleDate) => [
        trade({ shop, settleDate, amountFen: -500 }),
        trade({ shop, settleDate, channel: 'blue' }),
      ]),
    ),
  )

  const runs = await Promise.all([run('2026-03-03'), run('2026-03-03'), run('2026-03-02')])

  expect(runs.flat()).toHaveLength(4)
  expect(await select('select count(*)::int as bills from settle_bill')).toEqual([{ bills: 12 }])
  expect(await select(broken)).toEqual([])
})

test('a run after an interrupted one makes the missing bills only', async () => {
  await addTrades(target.database.pool, [trade({}), trade({ channel: 'blue' })])
  let steps = 0
  const interrupted = run('2026-03-02', {
    transaction: (work) => {
      steps += 1
      if (steps === 3) throw new Error('the node died')
      return withTransaction(target.database.db, work)
    },
  })
  await expect(interrupted).rejects.toThrow('the node died')

  const days = await run('2026-03-02')

  expect(days.map(({ bills }) => bills)).toEqual([1, 1])
  expect(await select('select count(*)::int as bills from settle_bill')).toEqual([{ bills: 2 }])
})

test('an aborted run stops before its next transaction', async () => {
  await addTrades(target.database.pool, [trade({})])

  await expect(run('2026-03-02', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')

  expect(await select('select from settle_bill')).toEqual([])
})

test('the date of a channel that settles on the same day is closed after its end', async () => {
  await target.database.pool.query("update pay_channel set settle_cycle = 'D+0' where code = 'red'")
  await addTrades(target.database.pool, [
    trade({ tradeDate: '2026-03-30', settleDate: '2026-03-30' }),
    trade({ tradeDate: '2026-03-31', settleDate: '2026-03-31' }),
  ])

  const days = await run('2026-03-31')

  expect(days.map(({ settleDate }) => settleDate)).toEqual(['2026-03-30'])
})

test('the line of a late trade says so', async () => {
  await addTrades(target.database.pool, [trade({}), trade({ isLate: true })])

  await run('2026-03-02')

  expect(await select(`select trade_count, remark from settle_bill_item where kind = 'GROSS'`)).toEqual([
    { trade_count: 2, remark: '含 1 笔迟到交易' },
  ])
})

const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']
const trades = fc.array(
  fc
    .record({
      shop: fc.constantFrom('S1', 'S2', 'S3'),
      channel: fc.constantFrom('red', 'blue'),
      settleDate: fc.constantFrom(...days),
      tradeDate: fc.constantFrom('2026-02-27', '2026-02-28', '2026-03-01'),
      amountFen: fc.integer({ min: -2_000, max: 1_500 }),
    })
    .map((one) => ({ ...one, feeFen: Math.trunc(one.amountFen / 100) })),
  { maxLength: 60 },
)

test('any trades: every fen is in one bill, whatever the runs', async () => {
  let round = 0
  const runs = fc.array(fc.constantFrom(...days), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(trades, runs, async (made, dates) => {
      await target.database.pool.query('truncate trade_order, settle_bill, settle_bill_item, settle_cutoff')
      await addTrades(target.database.pool, made, `R${++round}-`)
      for (const date of dates) await Promise.all([run(date), run(date)])
      await run('2026-03-06')

      expect(await select(broken)).toEqual([])
      const [paid] = await select(`select
        (select coalesce(sum(payable_fen - carry_fen), 0) from settle_bill)::bigint as bills,
        (select coalesce(sum(amount_fen - fee_fen), 0) from trade_order)::bigint as trades`)
      expect(paid.bills).toBe(paid.trades)
    }),
    { numRuns: 10 },
  )
})

describe('ledger rules', () => {
  const addShop = (id: string, tag: string) =>
    select(`insert into shop_basic_info (id, shop_code, shop_name, brand_id, own_group_tag, type, status, sys_org_code)
      values ('${id}', '${id}', '${id}', 'B', '${tag}', 'DIRECT', 'ACTIVE', 'A01')`)
  const addRule = async (id: string, column: string, scope: string, receivers: string) => {
    const kind = { brand_id: 'BRAND', own_group_tag: 'OWN_GROUP_TAG', shop_id: 'SHOP' }[column]
    await select(`insert into ledger_rule (id, name, scope_kind, ${column}, effective_from, status)
      values ('${id}', 'rule ${id}', '${kind}', '${scope}', '2026-03-01', 'ACTIVE')`)
    await select(`insert into ledger_receiver (id, rule_id, line_no, receiver_name, account_ref, share_ppm, amount_fen)
      values ${receivers}`)
  }
  const orders = () =>
    select(`select o.shop_id, o.rule_name, o.trade_date, o.income_fen, o.split_fen,
        jsonb_agg(d.amount_fen order by d.line_no) as parts
      from ledger_order o join ledger_detail d on d.order_id = o.id group by o.id order by 1, 3`)

  beforeEach(async () => {
    await addShop('S1', 'east')
    await addShop('S2', 'west')
    await addRule(
      'r1',
      'brand_id',
      'B',
      `('v1', 'r1', 1, 'Head office', 'M1', 100000, null), ('v2', 'r1', 2, 'Landlord', 'M2', null, 50)`,
    )
    await addRule('r2', 'own_group_tag', 'east', `('v3', 'r2', 1, 'Partner', 'M3', 300000, null)`)
  })

  test('the narrowest rule splits the income of each day, and the bill pays the rest', async () => {
    await addTrades(target.database.pool, [
      trade({}),
      trade({ amountFen: -300, feeFen: -1 }),
      trade({ shop: 'S2', amountFen: 2_000, feeFen: 8 }),
    ])

    await run('2026-03-02')

    expect(await orders()).toEqual([
      {
        shop_id: 'S1',
        rule_name: 'rule r2',
        trade_date: '2026-03-01',
        income_fen: 697,
        split_fen: 209,
        parts: [209],
      },
      {
        shop_id: 'S2',
        rule_name: 'rule r1',
        trade_date: '2026-03-01',
        income_fen: 1_992,
        split_fen: 249,
        parts: [199, 50],
      },
    ])
    expect(await select('select shop_id, split_out_fen, payable_fen from settle_bill order by 1')).toEqual([
      { shop_id: 'S1', split_out_fen: 209, payable_fen: 488 },
      { shop_id: 'S2', split_out_fen: 249, payable_fen: 1_743 },
    ])
    expect(await select(broken)).toEqual([])
  })

  test('a rule above the ceiling of a channel stops its bills, not those of other channels', async () => {
    await select("update pay_channel set ledger_ceiling_ppm = 299999 where code = 'blue'")
    await addTrades(target.database.pool, [trade({ channel: 'blue' }), trade({ channel: 'red' })])
    const bills = () => select('select channel_code from settle_bill order by 1')

    await expect(run('2026-03-06')).rejects.toMatchObject({
      code: 'LEDGER_SPLIT_ABOVE_CEILING',
      words: { en: expect.stringContaining('rule r2') },
    })
    expect(await bills()).toEqual([{ channel_code: 'red' }])

    await select("update ledger_receiver set share_ppm = 299999 where rule_id = 'r2'")
    await run('2026-03-06')
    expect(await bills()).toEqual([{ channel_code: 'blue' }, { channel_code: 'red' }])
    await select("update pay_channel set ledger_ceiling_ppm = 300000 where code = 'blue'")
  })

  test('a day without income, and a day before the rule, are not split', async () => {
    await addTrades(target.database.pool, [
      trade({ amountFen: -500, feeFen: 0 }),
      trade({ tradeDate: '2026-02-28', amountFen: 900, feeFen: 0 }),
    ])

    await run('2026-03-02')

    expect(await orders()).toEqual([])
  })

  test('the database refuses an order whose details do not add up', async () => {
    await addTrades(target.database.pool, [trade({})])
    await run('2026-03-02')

    await expect(select('update ledger_detail set amount_fen = amount_fen - 1')).rejects.toThrow('add up to')
  })
})
