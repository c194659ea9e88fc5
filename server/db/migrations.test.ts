import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const run = (sql: string, values: unknown[] = []) => made.database.pool.query(sql, values)

const bill = (id: string, payable: number, status = 'PENDING') => `
  insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date, trade_end_date,
    trade_count, refund_count, gross_fen, refund_fen, fee_fen, payable_fen, status, sys_org_code)
  values ('${id}', 'N${id}', '${id}', 'wechat', '2026-01-02', '2026-01-01', '2026-01-01',
    1, 0, ${payable}, 0, 0, ${payable}, '${status}', 'A01');`
const line = (id: string, billId: string, fen: number) =>
  `insert into settle_bill_item (id, bill_id, kind, amount_fen) values ('${id}', '${billId}', 'GROSS', ${fen});`

describe('a bill and its lines', () => {
  let id: string
  let next = 0
  beforeEach(() => {
    id = `b${next++}`
  })

  test('a bill is accepted before its lines if they match', async () => {
    await run(`begin; ${bill(id, 700)} ${line(`${id}i`, id, 700)} commit`)

    expect((await run('select payable_fen from settle_bill where id = $1', [id])).rows).toEqual([
      { payable_fen: 700 },
    ])
  })

  test.each([
    ['a bill without its lines', () => bill(id, 700)],
    ['lines that add up to another amount', () => bill(id, 700) + line(`${id}i`, id, 699)],
    ['lines without a bill', () => line(`${id}i`, id, 700)],
  ])('%s is refused', async (_, sql) => {
    await expect(run(sql())).rejects.toMatchObject({ code: '23000' })
  })

  test('an amount that does not match its parts is refused', async () => {
    await run(bill(id, 700) + line(`${id}i`, id, 700))

    await expect(run('update settle_bill set fee_fen = 1 where id = $1', [id])).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('lines cannot be changed or deleted, and bills cannot be deleted', async () => {
    await run(bill(id, 700) + line(`${id}i`, id, 700))

    await expect(run("update settle_bill_item set remark = 'x' where bill_id = $1", [id])).rejects.toThrow(
      'rows of settle_bill_item are never changed',
    )
    await expect(run('delete from settle_bill_item where bill_id = $1', [id])).rejects.toThrow(
      /never changed/,
    )
    await expect(run('delete from settle_bill where id = $1', [id])).rejects.toThrow(/never changed/)
  })

  test('a settled bill cannot be changed', async () => {
    await run(bill(id, 0, 'SETTLED'))

    await expect(run("update settle_bill set status = 'PENDING' where id = $1", [id])).rejects.toThrow(
      `bill N${id} is settled and never changes`,
    )
  })

  test('a bill cannot be released by the user who confirmed it', async () => {
    await run(bill(id, 700) + line(`${id}i`, id, 700))

    await expect(
      run("update settle_bill set confirm_by = 'amy', release_by = 'amy' where id = $1", [id]),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

test('an audit row cannot be changed or deleted', async () => {
  await run(`insert into audit_log values
    (1, '1', now(), '1', 'amy', 'bill.confirm', 'settle_bill', '1', null, null, null, null, '{}', '\\x00', '\\x01')`)

  await expect(run("update audit_log set username = 'bob'")).rejects.toThrow(/never changed/)
  await expect(run('delete from audit_log')).rejects.toThrow(/never changed/)
  await expect(run('truncate audit_log')).rejects.toThrow(/never changed/)
})
