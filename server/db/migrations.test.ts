import { readdirSync, readFileSync } from 'node:fs'
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

test('the query builder knows exactly the columns of every table', async () => {
  const { rows } = await run(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not in ('schema_migration', 'trade_order_default') order by 1`)

  expect(declaredColumns().toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

/** `table.column` of each line in the interfaces of tables/. */
function declaredColumns(): string[] {
  const folder = new URL('./tables/', import.meta.url)
  const text = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  return [...text.join('\n').matchAll(/export interface (\w+)Table \{\n([^}]*)\}/g)].flatMap(
    ([, name = '', body = '']) => {
      const table = name.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase()
      return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => `${table}.${column}`)
    },
  )
}

describe('a bill and its lines', () => {
  let id: string
  let next = 0
  beforeEach(() => {
    id = `b${next++}`
  })

  test('are accepted in either order when they agree', async () => {
    await run(`begin; ${line(`${id}i`, id, 700)} ${bill(id, 700)} commit`)

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

  test('an amount that does not follow from its parts is refused', async () => {
    await run(bill(id, 700) + line(`${id}i`, id, 700))

    await expect(run('update settle_bill set fee_fen = 1 where id = $1', [id])).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('a line is never changed and never deleted, a bill never deleted', async () => {
    await run(bill(id, 700) + line(`${id}i`, id, 700))

    await expect(run("update settle_bill_item set remark = 'x' where bill_id = $1", [id])).rejects.toThrow(
      'rows of settle_bill_item are never changed',
    )
    await expect(run('delete from settle_bill_item where bill_id = $1', [id])).rejects.toThrow(
      /never changed/,
    )
    await expect(run('delete from settle_bill where id = $1', [id])).rejects.toThrow(/never changed/)
  })

  test('a settled bill never changes', async () => {
    await run(bill(id, 700, 'SETTLED') + line(`${id}i`, id, 700))

    await expect(run("update settle_bill set status = 'PENDING' where id = $1", [id])).rejects.toThrow(
      `bill N${id} is settled and never changes`,
    )
  })

  test('who confirmed a bill cannot release it', async () => {
    await run(bill(id, 700) + line(`${id}i`, id, 700))

    await expect(
      run("update settle_bill set confirm_by = 'amy', release_by = 'amy' where id = $1", [id]),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

test('an audit row is never changed and never deleted', async () => {
  await run(`insert into audit_log values
    (1, '1', now(), '1', 'amy', 'bill.confirm', 'settle_bill', '1', null, null, null, null, '{}', '\\x00', '\\x01')`)

  await expect(run("update audit_log set username = 'bob'")).rejects.toThrow(/never changed/)
  await expect(run('delete from audit_log')).rejects.toThrow(/never changed/)
  await expect(run('truncate audit_log')).rejects.toThrow(/never changed/)
})
