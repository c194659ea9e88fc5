import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Bill, error, file, PAGE, serveAdjustmentFiles } from './adjustment-files.fixture.ts'

const { run, post, upload, check, freshBills, importAmount } = serveAdjustmentFiles()

const adjustments = async () =>
  (await run(sql<{ count: number }>`select count(*)::int as count from bill_adjustment`))[0]?.count ?? 0

describe('checks of a file', () => {
  test('a check shows its result and changes no data', async () => {
    const [bill, other] = await freshBills(2)
    const before = await adjustments()

    const found = await check(
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

    const { problems } = await check(
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
      [4, 'Amount in yuan', "Can't be 0"],
      [4, 'Reason', 'Enter 2 to 200 characters'],
      [6, null, 'Same as row 5'],
      [7, 'Bill number', 'Bill not found'],
      [7, 'Amount in yuan', 'Not an amount in yuan with at most two decimals'],
      [7, 'Reason', 'Enter 2 to 200 characters'],
      [8, 'Bill number', 'Bill not found'],
      [8, 'Amount in yuan', "Can't be 0"],
      [8, 'Reason', 'Required'],
    ])
  })

  test('a check refuses amounts that need an approval, also as a sum on one bill', async () => {
    const [large, parts, small, earlier] = (await freshBills(4)) as [Bill, Bill, Bill, Bill]
    await importAmount([earlier], '-6000')
    await post('undo', { id: await importAmount([small], '-6000') })

    const { problems, valid } = await check(
      file(
        `${large.no},-10000,a large one`,
        `${parts.no},6000,its first part`,
        `${parts.no},-4000,its second part`,
        `${small.no},9999.99,just below`,
        `${earlier.no},-4000,with an earlier one`,
      ),
    )

    const refused = 'Adjustments from ¥10,000.00 per bill need a second approver. Use the adjustment form.'
    expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'Amount in yuan', refused],
      [4, 'Amount in yuan', refused],
      [6, 'Amount in yuan', refused],
    ])
    expect(valid).toBe(2)
  })

  test('a check of a file without required columns reports these and no rows', async () => {
    const found = await check('账单号,备注\nSB1,x')

    expect(found).toMatchObject({ valid: 0, unknown: ['备注'], problems: [] })
    expect(found.columns.map(({ header }) => header)).toEqual(['账单号', null, null])
  })

  test('the errors of a check can be downloaded as a file without formulas', async () => {
    const { id } = await check(file('=cmd|calc,1,why'))

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
    expect(error(await upload(content))).toEqual([status, code])
  })
})

describe('permissions', () => {
  test('an import requires the permissions of the page, the import and the operation', async () => {
    const content = file('SB1,1,why')
    const answers = await Promise.all([
      upload(content, { by: 'reviewer' }),
      upload(content, { by: 'keeper' }),
      post('template', { page: PAGE, format: 'csv' }, { by: 'reviewer' }),
      upload(content, { page: 'bill/SettleBillList' }),
      upload(content, { page: '__proto__' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404, 404])
  })

  test('an import of another user is not found', async () => {
    const [bill] = (await freshBills(1)) as [Bill]
    const { id } = await check(file(`${bill.no},1,mine alone`))

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

    const { problems } = await check(file(`${bill.no},1,not my shop`))

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
  expect(error(await upload(answer.rawPayload, { name: `a.${format}` }))).toEqual([
    422,
    'IMPORT_FILE_UNREADABLE',
  ])
})
