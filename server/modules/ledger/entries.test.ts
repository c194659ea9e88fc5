import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase({ demo: true })
  // The bills of these tests have lines only, without ledger orders and payouts.
  for (const trigger of ['splits_added', 'payout_added', 'payout_made'])
    await made.database.pool.query(`alter table settle_bill disable trigger settle_bill_${trigger}`)
})
afterAll(() => made.drop())

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  made.database.pool.query<Row>(text, values).then(({ rows }) => rows)

interface Balance {
  shop: string
  channel: string
  fen: number
}

/**
 * Returns the amount that each shop is owed according to the journal. Leaves out shops with an amount of
 * zero.
 */
const journalBalances = () =>
  run<Balance>(`select shop_id as shop, channel_code as channel, -sum(amount_fen)::bigint as fen
    from ledger_entry where account = 'SHOP_PAYABLE' group by 1, 2 having sum(amount_fen) <> 0 order by 1, 2`)

/**
 * Returns the amount that each shop is owed according to its bills. The amount is the sum of the unpaid
 * bills, less the debts that no bill has taken over yet. Leaves out shops with an amount of zero.
 */
const billBalances = () =>
  run<Balance>(`select shop_id as shop, channel_code as channel,
      (sum(case when status = 'SETTLED' then 0 else payable_fen end) - sum(carry_fen))::bigint as fen
    from settle_bill group by 1, 2
    having sum(case when status = 'SETTLED' then 0 else payable_fen end) <> sum(carry_fen) order by 1, 2`)

let next = 0
interface Line {
  kind: string
  fen: number
}

/**
 * Inserts a bill with these lines. If the sum is negative, the bill carries the sum over to the next bill.
 * Returns its id.
 */
async function insertBill(lines: readonly Line[], status = 'PENDING'): Promise<string> {
  const id = `entry${next++}`
  const sum = lines.reduce((total, { fen }) => total + fen, 0)
  const all = sum < 0 ? [...lines, { kind: 'CARRY', fen: -sum }] : lines
  const of = (...kinds: string[]) =>
    all.filter(({ kind }) => kinds.includes(kind)).reduce((total, { fen }) => total + fen, 0)
  const client = await made.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date, trade_end_date,
         trade_count, refund_count, gross_fen, refund_fen, fee_fen, split_out_fen, split_in_fen, adjust_fen,
         carry_fen, payable_fen, status, sys_org_code)
       values ($1, $1, $2, 'wechat', '2026-01-02', '2026-01-01', '2026-01-01', 1, 0, $3, $4, $5, $6, $7, $8, $9, $10,
         $11, 'A01')`,
      [
        id,
        `shop-${id}`,
        of('GROSS'),
        -of('REFUND'),
        -of('FEE'),
        -of('SPLIT_OUT'),
        of('SPLIT_IN'),
        of('ADJUSTMENT'),
        of('CARRY'),
        of('GROSS', 'REFUND', 'FEE', 'SPLIT_OUT', 'SPLIT_IN', 'ADJUSTMENT', 'CARRY'),
        status,
      ],
    )
    for (const [index, { kind, fen }] of all.entries()) {
      await client.query(
        'insert into settle_bill_item (id, bill_id, kind, amount_fen) values ($1, $2, $3, $4)',
        [`${id}-${index}`, id, kind, fen],
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return id
}

const entriesOf = (billId: string) =>
  run<{ account: string; kind: string; fen: number }>(
    `select account, event_kind as kind, amount_fen as fen from ledger_entry where bill_id = $1
     order by event_id, account`,
    [billId],
  )

test('the journal of the demo business agrees with its bills', async () => {
  const [sums] = await run<{ total: number; entries: number }>(
    'select sum(amount_fen)::bigint as total, count(*)::int as entries from ledger_entry',
  )
  expect(sums?.entries).toBeGreaterThan(2_000)
  expect(sums?.total).toBe(0)
  expect(await journalBalances()).toEqual(await billBalances())
})

test('each line of a bill is posted to the shop and to its other account', async () => {
  const id = await insertBill([
    { kind: 'GROSS', fen: 10_000 },
    { kind: 'FEE', fen: -38 },
    { kind: 'SPLIT_OUT', fen: -3_000 },
  ])

  expect(await entriesOf(id)).toEqual([
    { account: 'CHANNEL_CLEARING', kind: 'GROSS', fen: 10_000 },
    { account: 'SHOP_PAYABLE', kind: 'GROSS', fen: -10_000 },
    { account: 'CHANNEL_CLEARING', kind: 'FEE', fen: -38 },
    { account: 'SHOP_PAYABLE', kind: 'FEE', fen: 38 },
    { account: 'SHOP_PAYABLE', kind: 'SPLIT_OUT', fen: 3_000 },
    { account: 'SPLIT_PAYABLE', kind: 'SPLIT_OUT', fen: -3_000 },
  ])
})

test('a payout clears what the shop is owed, once', async () => {
  const id = await insertBill([{ kind: 'GROSS', fen: 5_000 }], 'SETTLING')
  await run(`update settle_bill set status = 'FAILED' where id = $1`, [id])
  await run(`update settle_bill set status = 'SETTLING' where id = $1`, [id])
  await run(`update settle_bill set status = 'SETTLED', settle_time = now() where id = $1`, [id])

  expect((await entriesOf(id)).filter(({ kind }) => kind === 'PAYOUT')).toEqual([
    { account: 'CHANNEL_CLEARING', kind: 'PAYOUT', fen: -5_000 },
    { account: 'SHOP_PAYABLE', kind: 'PAYOUT', fen: 5_000 },
  ])
  expect((await journalBalances()).filter(({ shop }) => shop === `shop-${id}`)).toEqual([])
})

test('for any bills, the journal balances and agrees with them', async () => {
  const amount = fc.integer({ min: 1, max: 10 ** 12 })
  const line = fc.oneof(
    fc.record({ kind: fc.constantFrom('GROSS', 'SPLIT_IN'), fen: amount }),
    fc.record({ kind: fc.constantFrom('REFUND', 'FEE', 'SPLIT_OUT'), fen: amount.map((fen) => -fen) }),
    fc.record({
      kind: fc.constant('ADJUSTMENT'),
      fen: fc.oneof(
        amount,
        amount.map((fen) => -fen),
      ),
    }),
  )
  const bill = fc.tuple(
    fc.array(line, { minLength: 1, maxLength: 8 }),
    fc.constantFrom('PENDING', 'CONFIRMED', 'SETTLED'),
  )
  await fc.assert(
    fc.asyncProperty(bill, async ([lines, status]) => {
      await insertBill(lines, status)
      expect(await journalBalances()).toEqual(await billBalances())
    }),
    { numRuns: 25 },
  )
})

test.each([
  [
    'an unbalanced event',
    `insert into ledger_entry (id, event_id, event_kind, account, amount_fen, shop_id,
      channel_code, sys_org_code) values ('u1', 'u', 'GROSS', 'SHOP_PAYABLE', -5, 's', 'wechat', 'A01'),
      ('u2', 'u', 'GROSS', 'CHANNEL_CLEARING', 4, 's', 'wechat', 'A01')`,
    /add up to -1 fen/,
  ],
  [
    'a second half of a posted event',
    `insert into ledger_entry (id, event_id, event_kind, account, amount_fen,
      shop_id, channel_code, sys_org_code) select id || 'x', event_id, event_kind, account, amount_fen, shop_id,
      channel_code, sys_org_code from ledger_entry limit 1`,
    /instead of zero/,
  ],
  ['a changed entry', 'update ledger_entry set amount_fen = amount_fen * 2', /ledger_entry/],
  ['a deleted entry', 'delete from ledger_entry', /ledger_entry/],
  [
    'a line without a bill',
    `insert into settle_bill_item (id, bill_id, kind, amount_fen)
      values ('lost', 'nowhere', 'GROSS', 5)`,
    /nowhere/,
  ],
])('%s is refused by the database', async (_, statement, reason) => {
  await expect(run(statement)).rejects.toThrow(reason)
})
