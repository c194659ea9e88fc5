import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ImportCheck } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

const PAGE = 'bill/BillAdjustmentList'
const PEOPLE = ['admin', 'clerk', 'reviewer', 'keeper'] as const
type Person = (typeof PEOPLE)[number]

interface Bill {
  id: string
  no: string
  payable: number
  adjust: number
  carry: number
  version: number
}

let server: TestApp
let tokens: Record<Person, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, PEOPLE)
})
afterAll(() => server.close())

const run = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(server.services.database.db)).rows

interface By {
  by?: Person
  key?: string
}
const post = (path: string, payload: object, { by = 'clerk', key = randomUUID() }: By = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/jeecg-boot/app/imports/${path}`,
    payload,
    headers: { ...tokens[by], 'x-locale': 'en-US', 'idempotency-key': key },
  })
/** Sends a file as a multipart form. */
function look(content: string | Buffer, { by = 'clerk' as Person, page = PAGE, name = 'a.csv' } = {}) {
  const line = 'line-of-the-form'
  const head = `--${line}\r\ncontent-disposition: form-data; name="page"\r\n\r\n${page}\r\n--${line}\r\n`
  const file = `content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`
  return server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/app/imports/check',
    payload: Buffer.concat([
      Buffer.from(head + file),
      Buffer.from(content),
      Buffer.from(`\r\n--${line}--\r\n`),
    ]),
    headers: {
      ...tokens[by],
      'x-locale': 'en-US',
      'content-type': `multipart/form-data; boundary=${line}`,
    },
  })
}
const checked = async (content: string): Promise<ImportCheck> => {
  const answer = await look(content)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().result
}
const file = (...lines: string[]) => ['账单号,调账金额（元）,原因', ...lines].join('\n')
const error = (answer: { statusCode: number; json(): { result: { error: string } } }) => [
  answer.statusCode,
  answer.json().result.error,
]

const used = new Set<string>()
const columns = sql`id, bill_no as no, payable_fen as payable, adjust_fen as adjust, carry_fen as carry, version`
/** Finds bills that no other test changes. */
async function freshBills(count: number, status = 'PENDING'): Promise<Bill[]> {
  const found = await run(sql<Bill>`select ${columns} from settle_bill where status = ${status}
    and not id = any(${[...used]}::text[]) and payable_fen between 10000 and 1000000 order by id limit ${count}`)
  for (const { id } of found) used.add(id)
  expect(found).toHaveLength(count)
  return found
}
const billsNow = (bills: readonly Bill[]) =>
  run(
    sql<Bill>`select ${columns} from settle_bill where id = any(${bills.map(({ id }) => id)}::text[]) order by id`,
  )
const adjustments = async () =>
  (await run(sql<{ count: number }>`select count(*)::int as count from bill_adjustment`))[0]?.count ?? 0
/** Counts connections that wait for a row lock of this table. */
const waitingFor = async (table: string): Promise<number> =>
  (
    await run(sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like ${`%${table}%`}`)
  ).length
async function imported(bills: readonly Bill[], amount = '-1.50'): Promise<string> {
  const { id, valid } = await checked(file(...bills.map(({ no }) => `${no},${amount},${randomUUID()}`)))
  const answer = await post('run', { id, rows: valid, again: false })
  expect(answer.statusCode, answer.body).toBe(200)
  return id
}

describe('checks of a file', () => {
  test('a check shows its result and changes no data', async () => {
    const [bill, other] = await freshBills(2)
    const before = await adjustments()

    const found = await checked(
      file(
        `${bill?.no},12.50,重复扣费`,
        `${other?.no},1.234,three decimals`,
        ',5,no bill',
        'SB-示例,-12.50,手续费重复扣除',
      ),
    )

    expect(found).toMatchObject({ rows: 3, valid: 1, examples: 1, unknown: [], problemCount: 2 })
    expect(found.columns.map(({ title, header }) => [title, header])).toEqual([
      ['Bill number', '账单号'],
      ['Amount in yuan', '调账金额（元）'],
      ['Reason', '原因'],
    ])
    expect(found.preview[0]).toEqual({ row: 2, cells: [bill?.no, '12.50', '重复扣费'] })
    expect(found.problems).toEqual([
      {
        row: 3,
        column: 'Amount in yuan',
        value: '1.234',
        message: 'Not an amount in yuan with at most two decimals',
      },
      { row: 4, column: 'Bill number', value: '', message: 'Required' },
    ])
    expect(await adjustments()).toBe(before)
  })

  test('a check reports all errors of a row, each at its cell', async () => {
    const [confirmed] = await freshBills(1, 'CONFIRMED')
    const [bill] = await freshBills(1)

    const { problems } = await checked(
      file(
        `${confirmed?.no},1,a reason`,
        'SB-NOWHERE,1,a reason',
        `${bill?.no},0,x`,
        `${bill?.no},1,yes`,
        `${bill?.no},1,yes`,
        'SB-NOWHERE,abc,y',
        'SB-NOWHERE,0,',
      ),
    )

    expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'Bill number', `Bill ${confirmed?.no} can no longer be adjusted: it is confirmed`],
      [3, 'Bill number', 'Bill not found'],
      [4, 'Amount in yuan', 'Must not be 0'],
      [4, 'Reason', 'Enter 2 to 200 characters'],
      [6, null, 'Same as row 5'],
      [7, 'Bill number', 'Bill not found'],
      [7, 'Amount in yuan', 'Not an amount in yuan with at most two decimals'],
      [7, 'Reason', 'Enter 2 to 200 characters'],
      [8, 'Bill number', 'Bill not found'],
      [8, 'Amount in yuan', 'Must not be 0'],
      [8, 'Reason', 'Required'],
    ])
  })

  test('a check refuses amounts that need an approval, also as a sum on one bill', async () => {
    const [large, parts, small, earlier] = (await freshBills(4)) as [Bill, Bill, Bill, Bill]
    await imported([earlier], '-6000')
    await post('undo', { id: await imported([small], '-6000') })

    const { problems, valid } = await checked(
      file(
        `${large.no},-10000,a large one`,
        `${parts.no},6000,its first part`,
        `${parts.no},-4000,its second part`,
        `${small.no},9999.99,just below`,
        `${earlier.no},-4000,with an earlier one`,
      ),
    )

    const refused = 'Adjustments from ¥10,000.00 per bill need a second approver: use the adjustment form'
    expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'Amount in yuan', refused],
      [4, 'Amount in yuan', refused],
      [6, 'Amount in yuan', refused],
    ])
    expect(valid).toBe(2)
  })

  test('a check of a file without required columns reports these and no rows', async () => {
    const found = await checked('账单号,备注\nSB1,x')

    expect(found).toMatchObject({ valid: 0, unknown: ['备注'], problems: [] })
    expect(found.columns.map(({ header }) => header)).toEqual(['账单号', null, null])
  })

  test('the errors of a check can be downloaded as a file without formulas', async () => {
    const { id } = await checked(file('=cmd|calc,1,why'))

    const answer = await post('errors', { id })

    expect(parse(answer.body, { bom: true })).toEqual([
      ['Row', 'Column', 'Value', 'Problem'],
      ['2', 'Bill number', "'=cmd|calc", 'Bill not found'],
    ])
  })

  test.each([
    ['without rows', file(), 422, 'IMPORT_FILE_UNREADABLE'],
    ['that is not text', Buffer.from([0, 1, 2, 0xff]), 422, 'IMPORT_FILE_UNREADABLE'],
    ['that is empty', '', 400, 'IMPORT_FILE_MISSING'],
    ['of too many rows', file(...Array.from({ length: 5_001 }, () => 'a,b,c')), 422, 'IMPORT_TOO_MANY_ROWS'],
    ['of too many bytes', Buffer.alloc(6 * 1_048_576, 'x'), 413, 'IMPORT_FILE_TOO_LARGE'],
  ])('a check refuses a file %s', async (_name, content, status, code) => {
    expect(error(await look(content))).toEqual([status, code])
  })
})

describe('imports', () => {
  test('an import turns each row into an adjustment, in the order of the file, all in one transaction', async () => {
    const [bill, other] = (await freshBills(2)) as [Bill, Bill]
    const { id, valid } = await checked(
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

    const id = await imported(bills, '2.50')
    const after = await total()
    await post('undo', { id })

    expect([after, await total()]).toEqual([before + 250, before])
  })

  test('an import has only the valid rows if the client confirms their number', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const { id } = await checked(file(`${bill.no},1,good row`, 'SB-NOWHERE,1,bad row'))

    const all = await post('run', { id, rows: 2, again: false })
    const valid = await post('run', { id, rows: 1, again: false })

    expect(error(all)).toEqual([409, 'IMPORT_CHANGED'])
    expect(valid.json().result.rows).toBe(1)
    expect(await billsNow([bill])).toMatchObject([{ adjust: bill.adjust + 100 }])
  })

  test('an import writes nothing if a bill was confirmed since the check', async () => {
    const [bill, other] = (await freshBills(2)) as [Bill, Bill]
    const { id, valid } = await checked(file(`${bill.no},1,one row`, `${other.no},1,another`))
    await run(sql`update settle_bill set status = 'CONFIRMED' where id = ${other.id}`)

    const answer = await post('run', { id, rows: valid, again: false })

    expect(error(answer)).toEqual([409, 'IMPORT_CHANGED'])
    expect(await billsNow([bill])).toEqual([bill])
  })

  test('a batch is imported once: the same key returns the same answer, another key is refused', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const { id } = await checked(file(`${bill.no},1,only once`))
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
    const first = await checked(content)
    const alike = await checked(content)
    await post('run', { id: first.id, rows: 1, again: false })

    const second = await checked(content)
    const refused = await post('run', { id: alike.id, rows: 1, again: false })
    const meant = await post('run', { id: second.id, rows: 1, again: true })

    expect([first.before, second.before?.by]).toEqual([null, 'clerk'])
    expect(error(refused)).toEqual([409, 'IMPORT_REPEATED'])
    expect(meant.statusCode).toBe(200)
  })

  test('two simultaneous imports of one file import it once', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const content = file(`${bill.no},1,at once`)
    const [one, two] = [await checked(content), await checked(content)]

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
    const { id } = await checked(file(`${bill.no},1,asked after`))
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
    const { id } = await checked(file(`${bill.no},1,stopped`))
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
    // The adjustments exceed the amounts of the bills, so a debt is carried over; undoing has to reverse it
    // too.
    const id = await imported([...bills, ...bills], '-4900')

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
    const id = await imported(bills)
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
    const id = await imported(bills)

    const answers = await Promise.all([post('undo', { id }), post('undo', { id })])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await billsNow(bills)).toMatchObject([{ adjust: bills[0]?.adjust }])
  })

  test('after undoing, the same file can be imported again', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const content = file(`${bill.no},1,undone and again`)
    const first = await checked(content)
    await post('run', { id: first.id, rows: 1, again: false })
    await post('undo', { id: first.id })

    expect((await checked(content)).before).toBeNull()
  })
})

describe('permissions', () => {
  test('an import requires the permissions of the page, the import and the operation', async () => {
    const content = file('SB1,1,why')
    const answers = await Promise.all([
      look(content, { by: 'reviewer' }),
      look(content, { by: 'keeper' }),
      post('template', { page: PAGE, format: 'csv' }, { by: 'reviewer' }),
      look(content, { page: 'bill/SettleBillList' }),
      look(content, { page: '__proto__' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404, 404])
  })

  test('an import of another user is not found', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const { id } = await checked(file(`${bill.no},1,mine alone`))

    const answers = await Promise.all([
      post('errors', { id }, { by: 'admin' }),
      post('run', { id, rows: 1, again: false }, { by: 'admin' }),
      post('undo', { id }, { by: 'admin' }),
    ])

    expect(answers.map(error)).toEqual(Array.from({ length: 3 }, () => [404, 'IMPORT_BATCH_NOT_FOUND']))
  })

  test('a bill outside the scope is not found', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    await run(sql`update settle_bill set sys_org_code = 'ZZ' where id = ${bill.id}`)
    await run(sql`insert into sys_depart (id, depart_name, org_code, org_category, org_type)
      values ('zz', 'Other regions', 'ZZ', '1', '1')`)
    await run(sql`update rights_epoch set epoch = epoch + 1`)

    const { problems } = await checked(file(`${bill.no},1,not my shop`))

    expect(problems.map(({ message }) => message)).toEqual(['Bill not found'])
  })
})

test.each(['csv', 'xlsx'] as const)('the template can be imported: %s', async (format) => {
  const answer = await post('template', { page: PAGE, format })

  const rows =
    format === 'csv'
      ? (parse(answer.body, { bom: true }) as string[][])
      : (await readXlsx(answer.rawPayload)).sheets[0]?.rows
  expect(rows?.[0]).toEqual(['Bill number', 'Amount in yuan', 'Reason'])
  expect(rows?.[1]).toEqual(['SB-EXAMPLE', '-12.50', 'Fee charged twice'])
  expect(error(await look(answer.rawPayload, { name: `a.${format}` }))).toEqual([
    422,
    'IMPORT_FILE_UNREADABLE',
  ])
})
