import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { billResource } from '../../records/bill.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import type { SignedIn } from '../http/request.ts'
import { createList } from './list.ts'
import { defineListResource } from './resource.ts'

let server: TestApp
let headers: Record<'admin' | 'keeper' | 'configurator', Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  headers = {
    admin: await server.signIn('admin'),
    keeper: await server.signIn('keeper'),
    configurator: await server.signIn('configurator'),
  }
})
afterAll(() => server.close())

const ask = (path: string, query: Record<string, string>, by: keyof typeof headers = 'admin') =>
  server.app.inject({
    url: `/jeecg-boot/bill/${path}`,
    query,
    headers: { ...headers[by], 'x-locale': 'en-US' },
  })
const totalsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json().result
const added = async (query: string) =>
  (await server.services.database.pool.query(query)).rows[0] as Record<string, number>

const user = { username: 'admin', orgCode: 'A01' } as SignedIn
/** Services whose clock stands still. */
const stoppedClock = () => ({ ...server.services, clock: () => new Date(0) })
const listOf = (totalsMs?: number) => createList(billResource, stoppedClock(), totalsMs)

describe('totals of a list', () => {
  test('totals include all pages of the filter and are exact to the fen', async () => {
    const query = { status: 'PENDING', totals: 'sum:payableFen,sum:feeFen,max:grossFen,min:payableFen' }

    const { rows, totals } = await totalsOf('settleBill/totals', query)

    const all = await added(`select count(*) as rows, sum(payable_fen) as payable, sum(fee_fen) as fee,
      max(gross_fen) as gross, min(payable_fen) as least from settle_bill where status = 'PENDING'`)
    expect(all.rows).toBeGreaterThan(20)
    expect(rows).toBe(all.rows)
    expect(totals).toEqual({
      'sum:payableFen': all.payable,
      'sum:feeFen': all.fee,
      'max:grossFen': all.gross,
      'min:payableFen': all.least,
    })
  })

  test('totals include rows beyond the 10,000 that a list counts', async () => {
    const { rows } = await totalsOf('tradeOrder/totals', { totals: 'sum:amountFen,sum:netFen' })

    expect(rows).toBe((await added('select count(*) as rows from trade_order')).rows)
    expect(rows).toBeGreaterThan(10_000)
  })

  test("totals include only rows of the caller's departments", async () => {
    const query = { totals: 'sum:grossFen' }

    const { rows, totals } = await totalsOf('settleBill/totals', query, 'keeper')

    const own = await added(`select count(*) as rows, sum(gross_fen) as gross from settle_bill
      where sys_org_code like 'A01A01A01%'`)
    expect([rows, totals['sum:grossFen']]).toEqual([own.rows, own.gross])
    expect(rows).toBeLessThan((await totalsOf('settleBill/totals', query)).rows)
  })

  test('sums of no rows are 0, and there is no minimum and maximum', async () => {
    const query = { billNo: 'none such', totals: 'sum:grossFen,min:grossFen,max:grossFen' }

    expect(await totalsOf('settleBill/totals', query)).toEqual({
      rows: 0,
      totals: { 'sum:grossFen': 0, 'min:grossFen': null, 'max:grossFen': null },
    })
  })

  test('totals require the permission for the list', async () => {
    expect((await ask('settleBill/totals', { totals: 'sum:grossFen' }, 'configurator')).statusCode).toBe(403)
  })

  test.each([
    ['a masked column', 'sum:accountNo'],
    ['a text', 'max:billNo'],
    ['an unknown kind', 'avg:grossFen'],
    ['SQL', 'sum:gross_fen) from settle_bill --'],
    ['a property of the object prototype', 'sum:constructor'],
    ['nothing', ''],
    ['one valid and one empty total', 'sum:grossFen,'],
  ])('totals of %s are refused', async (_name, totals) => {
    const answer = await ask('settleBill/totals', { totals })

    expect([answer.statusCode, answer.json().result.error]).toEqual([400, 'LIST_QUERY_INVALID'])
    expect(Object.keys(answer.json().result.fields)).toEqual(['totals'])
  })

  test('totals are refused if the list would refuse the filter', async () => {
    const answer = await ask('settleBill/totals', { holdReason: 'x', totals: 'sum:grossFen' })

    expect(answer.json().result.error).toBe('LIST_QUERY_INVALID')
  })

  test('totals that take too long are missing in the answer, and the connection is restored', async () => {
    const slow = { ...billResource, rows: sql`settle_bill t, pg_sleep(0.2)` }
    const list = createList(slow, stoppedClock(), 50)

    const found = await list.totals(list.readTotals({ totals: 'sum:grossFen' }, user), unlimitedScope)

    expect(found).toEqual({ rows: null, totals: {} })
    expect(await added("select current_setting('statement_timeout') as kept")).not.toEqual({ kept: '50ms' })
  })

  test('totals are missing in the answer under load, and computed when there is capacity', async () => {
    const slow = { ...billResource, rows: sql`settle_bill t, pg_sleep(0.02)` }
    const list = createList(slow, stoppedClock(), 30_000)
    const ask = (billNo: string) =>
      list.totals(list.readTotals({ billNo, totals: 'sum:grossFen' }, user), unlimitedScope)

    const found = await Promise.all(Array.from({ length: 25 }, (_, index) => ask(`none ${index}`)))
    const again = await ask('none 24')

    expect(found.map(({ rows }) => rows)).toEqual([...Array(22).fill(0), null, null, null])
    expect(again.rows).toBe(0)
  })

  test('totals too large for exact numbers are missing in the answer', async () => {
    const grossFen = { type: 'integer' as const, sql: sql`9007199254740991` }
    const huge = { ...billResource, columns: { ...billResource.columns, grossFen } }
    const list = createList(huge, stoppedClock())

    const found = await list.totals(list.readTotals({ totals: 'sum:grossFen' }, user), unlimitedScope)

    expect(found.rows).toBeNull()
  })

  test('totals are cached for ten seconds, and read again after a change', async () => {
    const list = listOf()
    const asked = list.readTotals({ status: 'PENDING', totals: 'sum:payableFen' }, user)
    const before = await list.totals(asked, unlimitedScope)
    await server.services.database.pool.query(
      "update settle_bill set status = 'HELD' where id = (select id from settle_bill where status = 'PENDING' limit 1)",
    )

    const kept = await list.totals(asked, unlimitedScope)
    server.services.listChanges.add(billResource.model.name)
    const changed = await list.totals(asked, unlimitedScope)

    expect(kept).toEqual(before)
    expect(changed.rows).toBe((before.rows ?? 0) - 1)
  })
})

test('a declaration with a sum over a column other than a number is refused', () => {
  const columns = { grossFen: { type: 'text' as const, sql: sql`t.status` } }
  const declared = { model: billResource.model, rows: billResource.rows, scope: 'none', columns }

  expect(() => defineListResource(declared)).toThrow('adds up grossFen: no number')
})
