import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { checkInvariants } from '../../records/invariants/check-invariants.ts'
import type { InvariantName } from '../../records/invariants/invariant.ts'
import { rollUpTrades } from '../dashboard/roll-up.ts'
import { runInvariants } from './job.ts'

describe('checks', () => {
  let target: TestDatabase
  beforeAll(async () => {
    target = await createTestDatabase({ demo: true })
  })
  afterAll(() => target.drop())

  /** Changes data while triggers are turned off. Returns the invariants that are violated afterwards. */
  async function violatedAfter(statements: string): Promise<InvariantName[]> {
    const client = await target.database.pool.connect()
    try {
      await client.query('set session_replication_role = replica')
      await client.query(statements)
    } finally {
      await client.query('reset session_replication_role')
      client.release()
    }
    const results = await checkInvariants(target.database.db)
    return results.filter(({ violations }) => violations.length > 0).map(({ name }) => name)
  }

  test('the demo data violates nothing', async () => {
    const results = await checkInvariants(target.database.db)

    expect(results.filter(({ violations }) => violations.length > 0)).toEqual([])
  })

  const paid = `(select min(id) from settle_bill where status = 'SETTLED' and payable_fen > 0)`
  const unpaid = `(select min(id) from settle_bill where status = 'PENDING')`

  test.each<[broken: string, expected: InvariantName, statement: string, undo: string]>([
    [
      'a bill with another payable amount than its lines',
      'bill.payable',
      `update settle_bill set payable_fen = payable_fen + 1, adjust_fen = adjust_fen + 1 where id = ${unpaid}`,
      `update settle_bill set payable_fen = payable_fen - 1, adjust_fen = adjust_fen - 1 where id = ${unpaid}`,
    ],
    [
      'a trade that its bill has not',
      'bill.items',
      `update trade_order set fee_fen = fee_fen + 1 where id = (select min(t.id) from trade_order t
         join settle_bill b using (shop_id, channel_code, settle_date))`,
      `update trade_order set fee_fen = fee_fen - 1 where id = (select min(t.id) from trade_order t
         join settle_bill b using (shop_id, channel_code, settle_date))`,
    ],
    [
      'trades of a completed date without a bill',
      'bill.items',
      `update trade_order set shop_id = 'nobody' where id = (select min(t.id) from trade_order t
         join settle_bill b using (shop_id, channel_code, settle_date))`,
      `update trade_order t set shop_id = (select id from shop_basic_info s where s.sys_org_code = t.sys_org_code)
         where shop_id = 'nobody'`,
    ],
    [
      'an amount that is carried over twice',
      'bill.carry',
      `insert into settle_bill_item (id, bill_id, kind, amount_fen, create_time)
         select 'twice', id, 'CARRY', -7, create_time from settle_bill where id = ${unpaid}`,
      `delete from settle_bill_item where id = 'twice'`,
    ],
    [
      'an amount that the next bill did not take over',
      'bill.carry',
      `insert into settle_bill_item (id, bill_id, kind, amount_fen, create_time)
         select 'lost', id, 'CARRY', 7, create_time from settle_bill where id = ${paid}`,
      `delete from settle_bill_item where id = 'lost'`,
    ],
    [
      'a settled bill without a payment',
      'bill.payout',
      `update channel_operation set status = 'FAILED' where subject_id = ${paid}`,
      `update channel_operation set status = 'SUCCEEDED' where subject_id = ${paid}`,
    ],
    [
      'a payment of another amount',
      'bill.payout',
      `update channel_operation set amount_fen = amount_fen + 1 where subject_id = ${paid}`,
      `update channel_operation set amount_fen = amount_fen - 1 where subject_id = ${paid}`,
    ],
    [
      'an event with unbalanced entries',
      'journal.event',
      `update ledger_entry set amount_fen = amount_fen + 1 where id = (select min(id) from ledger_entry
         where account <> 'SHOP_PAYABLE')`,
      `update ledger_entry set amount_fen = amount_fen - 1 where id = (select min(id) from ledger_entry
         where account <> 'SHOP_PAYABLE')`,
    ],
    [
      'an event that was posted twice',
      'journal.payable',
      `insert into ledger_entry select id || 'x', event_id || 'x', event_kind, account, amount_fen, shop_id,
         channel_code, bill_id, sys_org_code, create_time from ledger_entry
         where event_id = (select min(event_id) from ledger_entry)`,
      `delete from ledger_entry where event_id like '%x'`,
    ],
    [
      'an order whose details are missing',
      'ledger.detail',
      `insert into ledger_order (id, order_no, bill_id, rule_id, rule_name, shop_id, channel_code, settle_date,
         trade_date, income_fen, split_fen, status, sys_org_code, create_by)
       values ('o', 'o', 'none', 'r', 'r', 's', 'c', '2026-01-01', '2026-01-01', 10, 5, 'PENDING', 'A01', 'system')`,
      `delete from ledger_order where id = 'o'`,
    ],
    [
      'a payment to a receiver that no amount knows',
      'ledger.payout',
      `insert into channel_operation (id, request_no, kind, shop_id, channel_code, merchant_id, amount_fen, subject_kind,
         subject_id, status, request, sys_org_code, create_by)
       select 'o', 'o', 'SPLIT', 's', 'c', 'm', 5, 'ledger_detail', 'd', 'SUCCEEDED', '{}', 'A01', 'system'`,
      `delete from channel_operation where id = 'o'`,
    ],
    [
      'a bill that takes an amount that was not returned',
      'bill.items',
      `with bill as (update settle_bill set split_in_fen = split_in_fen + 9, adjust_fen = adjust_fen - 9
         where id = ${unpaid} returning id)
       insert into settle_bill_item (id, bill_id, kind, amount_fen)
       select side.id, bill.id, side.kind, side.fen from bill,
         (values ('in', 'SPLIT_IN', 9), ('out', 'ADJUSTMENT', -9)) side (id, kind, fen)`,
      `with gone as (delete from settle_bill_item where id in ('in', 'out'))
       update settle_bill set split_in_fen = split_in_fen - 9, adjust_fen = adjust_fen + 9 where id = ${unpaid}`,
    ],
    [
      'a payment that does not know its refund',
      'trade.refund',
      `update trade_order set refunded_fen = refunded_fen - 1 where id = (select min(id) from trade_order
         where refunded_fen > 0)`,
      `update trade_order set refunded_fen = refunded_fen + 1 where id = (select min(id) from trade_order
         where refunded_fen > 0)`,
    ],
    [
      'a day whose sums differ',
      'trade.daily',
      `update trade_daily set pay_count = pay_count + 1 where trade_date = (select min(trade_date) from trade_daily)`,
      `update trade_daily set pay_count = pay_count - 1 where trade_date = (select min(trade_date) from trade_daily)`,
    ],
    [
      'an audit log without its head',
      'audit.chain',
      `update audit_head set seq = seq + 1`,
      `update audit_head set seq = seq - 1`,
    ],
  ])('find %s', async (_broken, expected, statement, undo) => {
    const violated = await violatedAfter(statement)

    expect(violated).toContain(expected)
    expect(await violatedAfter(undo)).toEqual([])
  })

  test('find no violation after a roll-up', async () => {
    const client = await target.database.pool.connect()
    await rollUpTrades(client, { now: new Date(), days: 400 })
    client.release()

    expect(await violatedAfter('select 1')).toEqual([])
  })
})

describe('the job', () => {
  let server: TestApp
  let clerk: Record<string, string>
  beforeEach(async () => {
    server = await createTestApp()
    clerk = await server.signIn('clerk')
  })
  afterEach(() => server.close())

  const select = async (sql: string) => (await server.services.database.pool.query(sql)).rows
  const call = async (method: 'GET' | 'PUT', url: string, payload?: object) =>
    (
      await server.app.inject({
        method,
        url: `/jeecg-boot${url}`,
        headers: { ...clerk, 'x-locale': 'en-US' },
        ...(payload && { payload }),
      })
    ).json()
  const breakData = async () => {
    await server.services.database.pool.query(
      `update trade_daily set pay_count = pay_count + 1 where trade_date = (select min(trade_date) from trade_daily)`,
    )
  }

  test('stores a result for each invariant and raises no alarm while all hold', async () => {
    await runInvariants(server.services)

    const { records } = (await call('GET', '/app/invariantResults/list?pageSize=50')).result
    expect(records).toHaveLength(11)
    expect(records.every(({ outcome }: { outcome: string }) => outcome === 'HOLDS')).toBe(true)
    expect(await select('select from alarm_record')).toEqual([])
  })

  test('raises one alarm for each violated invariant until it is resolved', async () => {
    await breakData()
    await runInvariants(server.services)
    await runInvariants(server.services)

    const { records } = (await call('GET', '/alarm/alarmRecord/list')).result
    expect(records).toMatchObject([
      {
        subject: 'trade.daily',
        status: 'FIRING',
        level: 'CRITICAL',
        title: 'Violated: Daily sums equal the trades of the day',
        fireCount: 2,
        version: 0,
      },
    ])
    const [{ id, subject }] = records
    const results = (await call('GET', `/app/invariantResults/list?invariant=${subject}`)).result.records
    expect(results.map((row: { outcome: string }) => row.outcome)).toEqual(['VIOLATED', 'VIOLATED'])

    const acknowledged = await call('PUT', '/alarm/alarmRecord/acknowledge', { id, version: 0 })
    expect(acknowledged.result).toMatchObject({ status: 'ACKNOWLEDGED', version: 1 })
    const stale = await call('PUT', '/alarm/alarmRecord/resolve', { id, version: 0, reason: 'repaired' })
    expect(stale.result).toMatchObject({ error: 'ALARM_CHANGED' })
    const resolved = await call('PUT', '/alarm/alarmRecord/resolve', { id, version: 1, reason: 'repaired' })
    expect(resolved.result).toMatchObject({ status: 'RESOLVED', version: 2 })
    const again = await call('PUT', '/alarm/alarmRecord/acknowledge', { id, version: 2 })
    expect(again.result).toMatchObject({ error: 'ALARM_STATUS' })

    await runInvariants(server.services)
    expect(await select('select status, remark, resolve_by from alarm_record order by id')).toEqual([
      { status: 'RESOLVED', remark: 'repaired', resolve_by: 'clerk' },
      { status: 'FIRING', remark: null, resolve_by: null },
    ])
  })

  test('raises an alarm if a check fails, and stores no result', async () => {
    await select('alter table ledger_entry rename to ledger_entry_away')
    try {
      await expect(runInvariants(server.services)).rejects.toThrow('ledger_entry')
    } finally {
      await select('alter table ledger_entry_away rename to ledger_entry')
    }

    expect(await select('select subject, level, status from alarm_record')).toEqual([
      { subject: 'invariant.check', level: 'CRITICAL', status: 'FIRING' },
    ])
    expect(await select('select from invariant_result')).toEqual([])
  })

  test('shows the first violations of a result', async () => {
    await breakData()
    await runInvariants(server.services)
    const [{ id }] = await select("select id from invariant_result where invariant = 'trade.daily'")

    const { result } = await call('GET', `/app/invariantResults/get?id=${id}`)

    expect(result).toMatchObject({ outcome: 'VIOLATED' })
    expect(result.sample).toContain('trade_date')
  })
})
