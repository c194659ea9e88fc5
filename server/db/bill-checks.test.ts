import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const run = (sql: string) => made.database.pool.query(`begin; ${sql} commit`)

let id: string
let next = 0
beforeEach(() => {
  id = `b${next++}`
})

interface Amounts {
  gross?: number
  out?: number
  in?: number
  status?: string
}

/** A bill with its lines. */
const bill = ({ gross = 1_000, out = 0, in: back = 0, status = 'PENDING' }: Amounts) => `
  insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date, trade_end_date,
    trade_count, refund_count, gross_fen, refund_fen, fee_fen, split_out_fen, split_in_fen, payable_fen, status,
    sys_org_code)
  values ('${id}', '${id}', '${id}', 'wechat', '2026-01-02', '2026-01-01', '2026-01-01', 1, 0, ${gross}, 0, 0, ${out},
    ${back}, ${gross - out + back}, '${status}', 'A01');
  insert into settle_bill_item (id, bill_id, kind, amount_fen) values ('${id}g', '${id}', 'GROSS', ${gross}),
    ('${id}o', '${id}', 'SPLIT_OUT', ${-out}), ('${id}i', '${id}', 'SPLIT_IN', ${back});`
/** A ledger order of the bill. The order has one receiver. */
const order = (fen: number, more = "'PENDING', null, null") => `
  insert into ledger_order (id, order_no, bill_id, rule_id, rule_name, shop_id, channel_code, settle_date, trade_date,
    income_fen, split_fen, status, sys_org_code, create_by)
  values ('${id}l', '${id}l', '${id}', 'r', 'r', '${id}', 'wechat', '2026-01-02', '2026-01-01', 1000, ${fen}, 'PENDING',
    'A01', 'system');
  insert into ledger_detail (id, order_id, line_no, receiver_name, account_ref, amount_fen, sys_org_code, status,
    return_day, return_date) values ('${id}d', '${id}l', 1, 'r', 'r', ${fen}, 'A01', ${more});`
/** A payout of the bill. */
const payout = (fen: number, status = 'SUCCEEDED') => `
  insert into channel_operation (id, request_no, kind, shop_id, channel_code, amount_fen, subject_kind, subject_id,
    status, request, sys_org_code, create_by)
  values ('${id}', '${id}', 'WITHDRAWAL', '${id}', 'wechat', ${fen}, 'settle_bill', '${id}', '${status}', '{}', 'A01',
    'system');`

const refused = { code: '23000' }

describe('the splits of a bill', () => {
  test('are those of its ledger orders, in either order of writing', async () => {
    await expect(run(bill({ out: 300 }) + order(300))).resolves.toBeTruthy()
    id = `b${next++}`
    await expect(run(order(300) + bill({ out: 300 }))).resolves.toBeTruthy()
  })

  test.each([
    ['a bill without its order', () => bill({ out: 300 })],
    ['an order of another amount', () => bill({ out: 300 }) + order(299)],
    ['an order that its bill does not take out', () => bill({}) + order(300)],
    ['an order without a bill', () => order(300)],
  ])('%s is refused', async (_name, sql) => {
    await expect(run(sql())).rejects.toMatchObject(refused)
  })

  test('a changed amount is refused', async () => {
    await run(bill({ out: 300 }) + order(300))
    const sql = `update settle_bill set split_out_fen = 200, adjust_fen = -100 where id = '${id}';`

    await expect(run(sql)).rejects.toMatchObject(refused)
  })

  test('a bill takes in what receivers returned for its date', async () => {
    const returned = order(300, "'RETURNED', '2026-01-01', '2026-01-02'")

    await expect(run(bill({ out: 300, in: 299 }) + returned)).rejects.toMatchObject(refused)
    await expect(run(bill({ out: 300, in: 300 }) + returned)).resolves.toBeTruthy()
  })
})

describe('a settled bill', () => {
  test.each([
    ['without payout', () => ''],
    ['with a payout of another amount', () => payout(999)],
    ['with an unfinished payout', () => payout(1_000, 'PROCESSING')],
  ])('%s is refused', async (_name, sql) => {
    await expect(run(bill({ status: 'SETTLED' }) + sql())).rejects.toMatchObject(refused)
    const settle = `update settle_bill set status = 'SETTLED' where id = '${id}';`
    await expect(run(bill({ status: 'SETTLING' }) + settle + sql())).rejects.toMatchObject(refused)
  })

  test('has one payout of its amount, and none if its amount is zero', async () => {
    const settle = `update settle_bill set status = 'SETTLED' where id = '${id}';`
    await expect(run(bill({ status: 'SETTLING' }) + settle + payout(1_000))).resolves.toBeTruthy()
    id = `b${next++}`
    await expect(run(bill({ gross: 0, status: 'SETTLED' }))).resolves.toBeTruthy()
  })
})
