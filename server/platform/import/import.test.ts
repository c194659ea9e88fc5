import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { type Bill, error, file, type Person, serveAdjustmentFiles } from './adjustment-files.fixture.ts'

const { server, tokens, run, post, check, freshBills, importAmount, billsNow } = serveAdjustmentFiles()

/** Counts connections that wait for a row lock of this table. */
const waitingFor = async (table: string): Promise<number> =>
  (
    await run(sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like ${`%${table}%`}`)
  ).length

describe('imports', () => {
  test('an import turns each row into an adjustment, in the order of the file, all in one transaction', async () => {
    const [bill, other] = (await freshBills(2)) as [Bill, Bill]
    const { id, valid } = await check(
      file(`${bill.no},12.50,late delivery`, `${other.no},-3,=SUM(A1)`, `${bill.no},-0.50,rounding`),
    )

    const answer = await post('run', { id, rows: valid, again: false })

    const [now, otherNow] = await billsNow([bill, other])
    expect(answer.json().result).toEqual({ id, rows: 3 })
    expect(now).toMatchObject({ payable: bill.payable + 1_200, version: bill.version + 1 })
    expect(otherNow).toMatchObject({ payable: other.payable - 300 })
    const made = await run(sql<
      Record<string, unknown>
    >`select r.row_no as row, a.amount_fen as fen, a.reason, a.create_by as by
      from import_batch_row r join bill_adjustment a on a.id = r.record_id where r.batch_id = ${id} order by r.row_no`)
    expect(made).toEqual([
      { row: 2, fen: 1_250, reason: 'late delivery', by: 'clerk' },
      { row: 3, fen: -300, reason: '=SUM(A1)', by: 'clerk' },
      { row: 4, fen: -50, reason: 'rounding', by: 'clerk' },
    ])
    const audit = await run(sql<Record<string, unknown>>`select action, username, detail->>'rows' as rows
      from audit_log where subject_id = ${id}`)
    expect(audit).toEqual([{ action: 'import.run', username: 'clerk', rows: '3' }])
    const changed = await run(sql<{ area: string }>`select o.msg_id as area from push_outbox o
      join audit_log l on l.id = o.id where l.subject_id = ${id} and o.topic = 'records'`)
    expect(changed).toEqual([{ area: 'bill' }])
  })

  test('totals that were read before an import include its rows after it, and not after undoing it', async () => {
    const bills = await freshBills(1)
    const total = async (): Promise<number> => {
      const url = '/jeecg-boot/bill/settleBill/totals?totals=sum:adjustFen'
      const answer = await server.app.inject({ url, headers: tokens.clerk })
      return answer.json().result.totals['sum:adjustFen']
    }
    const before = await total()

    const id = await importAmount(bills, '2.50')
    const after = await total()
    await post('undo', { id })

    expect([after, await total()]).toEqual([before + 250, before])
  })

  test('an import has only the valid rows if the client confirms their number', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const { id } = await check(file(`${bill.no},1,good row`, 'SB-NOWHERE,1,bad row'))

    const all = await post('run', { id, rows: 2, again: false })
    const valid = await post('run', { id, rows: 1, again: false })

    expect(error(all)).toEqual([409, 'IMPORT_CHANGED'])
    expect(valid.json().result.rows).toBe(1)
    expect(await billsNow([bill])).toMatchObject([{ adjust: bill.adjust + 100 }])
  })

  test('an import writes nothing if a bill was confirmed since the check', async () => {
    const [bill, other] = (await freshBills(2)) as [Bill, Bill]
    const { id, valid } = await check(file(`${bill.no},1,one row`, `${other.no},1,another`))
    await run(sql`update settle_bill set status = 'CONFIRMED' where id = ${other.id}`)

    const answer = await post('run', { id, rows: valid, again: false })

    expect(error(answer)).toEqual([409, 'IMPORT_CHANGED'])
    expect(await billsNow([bill])).toEqual([bill])
  })

  test('a batch is imported once: the same key returns the same answer, another key is refused', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const { id } = await check(file(`${bill.no},1,only once`))
    const key = randomUUID()
    const body = { id, rows: 1, again: false }

    const [first, twin] = await Promise.all([post('run', body, { key }), post('run', body, { key })])
    const later = await post('run', body)

    expect([first.body, first.statusCode]).toEqual([twin.body, 200])
    expect(error(later)).toEqual([409, 'IMPORT_DONE'])
    expect(await billsNow([bill])).toMatchObject([{ adjust: bill.adjust + 100 }])
  })

  test('an import of the same file again is refused with a warning, and runs after a confirmation', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const content = file(`${bill.no},1,twice on purpose`)
    const first = await check(content)
    const alike = await check(content)
    await post('run', { id: first.id, rows: 1, again: false })

    const second = await check(content)
    const refused = await post('run', { id: alike.id, rows: 1, again: false })
    const meant = await post('run', { id: second.id, rows: 1, again: true })

    expect([first.before, second.before?.by]).toEqual([null, 'clerk'])
    expect(error(refused)).toEqual([409, 'IMPORT_REPEATED'])
    expect(meant.statusCode).toBe(200)
  })

  test('two simultaneous imports of one file import it once', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const content = file(`${bill.no},1,at once`)
    const [one, two] = [await check(content), await check(content)]

    const answers = await Promise.all([one, two].map(({ id }) => post('run', { id, rows: 1, again: false })))

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await billsNow([bill])).toMatchObject([{ adjust: bill.adjust + 100 }])
  })
})

describe('clients that disconnect early', () => {
  const status = (id: string, by: Person = 'clerk') =>
    server.app.inject({
      url: '/jeecg-boot/app/imports/status',
      query: { id },
      headers: { ...tokens[by], 'x-locale': 'en-US' },
    })

  test('a client that reconnects gets the result when the import is complete', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const { id } = await check(file(`${bill.no},1,asked after`))
    const before = await status(id)
    const holder = await server.services.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from settle_bill where id = $1 for update', [bill.id])
    const running = post('run', { id, rows: 1, again: false })
    await expect.poll(() => waitingFor('settle_bill')).toBe(1)

    const asked = status(id)
    await expect.poll(() => waitingFor('import_batch')).toBe(1)
    await holder.query('rollback')
    holder.release()

    expect((await running).statusCode).toBe(200)
    expect(before.json().result).toEqual({ id, status: 'CHECKED', rows: 0 })
    expect((await asked).json().result).toEqual({ id, status: 'DONE', rows: 1 })
    expect(error(await status(id, 'admin'))).toEqual([404, 'IMPORT_BATCH_NOT_FOUND'])
  })

  test('a client that disconnects cancels the import: nothing is saved, and it can be repeated', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const { id } = await check(file(`${bill.no},1,stopped`))
    const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const holder = await server.services.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from settle_bill where id = $1 for update', [bill.id])
    const asked = request({
      port: origin.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/jeecg-boot/app/imports/run',
      headers: { ...tokens.clerk, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    })
    asked.on('error', () => undefined)
    asked.end(JSON.stringify({ id, rows: 1, again: false }))
    await expect.poll(() => waitingFor('settle_bill')).toBe(1)

    asked.destroy()
    await setTimeout(100)
    await holder.query('rollback')
    holder.release()

    await vi.waitFor(async () => {
      const open = await run(sql`select from pg_stat_activity where datname = current_database()
        and state like 'idle in transaction%'`)
      expect(open).toHaveLength(0)
    })
    expect(await billsNow([bill])).toEqual([bill])
    expect((await post('run', { id, rows: 1, again: false })).statusCode).toBe(200)
  })
})

describe('undoing', () => {
  test('undoing an import adds a counter-adjustment for each row and restores the bills', async () => {
    const bills = await freshBills(2)
    // The adjustments exceed the amounts of the bills, so negative amounts are carried over. The undo has to
    // reverse these negative amounts too.
    const id = await importAmount([...bills, ...bills], '-4900')

    const answer = await post('undo', { id })

    const now = await billsNow(bills)
    expect(answer.json().result).toEqual({ id, rows: 4 })
    expect(now.map(({ payable, adjust, carry }) => [payable, adjust, carry])).toEqual(
      bills.map(({ payable, adjust, carry }) => [payable, adjust, carry]),
    )
    const counters = await run(sql<
      Record<string, unknown>
    >`select c.amount_fen as fen, c.counter_of = r.record_id as refers
      from import_batch_row r join bill_adjustment c on c.id = r.undo_record_id where r.batch_id = ${id}`)
    expect(counters).toEqual(Array.from({ length: 4 }, () => ({ fen: 490_000, refers: true })))
  })

  test('undoing is refused as a whole if a bill can no longer be adjusted, and the error names the row', async () => {
    const bills = (await freshBills(2)) as [Bill, Bill]
    const id = await importAmount(bills)
    const before = await billsNow(bills)
    await run(sql`update settle_bill set status = 'CONFIRMED' where id = ${bills[1].id}`)

    const answer = await post('undo', { id })

    expect(error(answer)).toEqual([409, 'IMPORT_KEPT'])
    expect(answer.json().message).toBe(
      `Can't be undone: row 3: Bill ${bills[1].no} can no longer be adjusted: it is confirmed`,
    )
    expect(await billsNow(bills)).toEqual(before)
  })

  test('two simultaneous requests undo an import once', async () => {
    const bills = await freshBills(1)
    const id = await importAmount(bills)

    const answers = await Promise.all([post('undo', { id }), post('undo', { id })])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await billsNow(bills)).toMatchObject([{ adjust: bills[0]?.adjust }])
  })

  test('after undoing, the same file can be imported again', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const content = file(`${bill.no},1,undone and again`)
    const first = await check(content)
    await post('run', { id: first.id, rows: 1, again: false })
    await post('undo', { id: first.id })

    expect((await check(content)).before).toBeNull()
  })
})
