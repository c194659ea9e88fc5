import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TradeOrder } from '#schemas'
import { serveTests } from '../../../tests/support/serve-tests.ts'

const BASE = '/jeecg-boot/bill/tradeOrder'

const server = serveTests()
let admin: Record<string, string>
let keeper: Record<string, string>
beforeAll(async () => {
  admin = await server.signIn()
  keeper = await server.signIn('keeper')
})

const get = (path: string, query: Record<string, string> = {}, headers = admin) =>
  server.app.inject({ url: `${BASE}/${path}`, query, headers })
const list = async (query: Record<string, string> = {}, headers = admin) =>
  (await get('list', query, headers)).json().result

describe('the list of trades', () => {
  test('the list shows newest trades first, with names and masked payers', async () => {
    const { records, totalCapped, total } = await list({ pageSize: '50' })

    const times = records.map((trade: TradeOrder) => trade.paidTime)
    expect(times).toEqual([...times].sort().reverse())
    expect([total, totalCapped]).toEqual([10_000, true])
    expect(records[0]).toMatchObject({
      shopName: expect.stringMatching(/./),
      netFen: records[0].amountFen - records[0].feeFen,
      paidTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    const payers = records.map((trade: TradeOrder) => trade.payerAccount ?? '****')
    expect(payers.filter((payer: string) => !payer.includes('****'))).toEqual([])
  })

  test.each([
    'tradeNo',
    'channelTradeNo',
    'kind',
    'shopId',
    'channelCode',
    'payMethod',
    'status',
    'settleDate',
    'billId',
    'paidTime',
  ] as const)('the list of trades is filtered by %s', async (field) => {
    const [sample] = (await list({ status: 'SUCCESS', column: 'paidTime', order: 'asc' })).records
    const value = sample[field]
    const query = field === 'paidTime' ? { paidTime_begin: value, paidTime_end: value } : { [field]: value }

    const { records } = await list(query)

    expect(new Set(records.map((trade: TradeOrder) => trade[field]))).toEqual(new Set([value]))
  })

  test('a partly refunded payment has the amount that is left, and its refund the id of the payment', async () => {
    const [refund] = (await list({ kind: 'REFUND' })).records
    const [payment] = (await list({ tradeNo: refund.originTradeNo })).records
    const refunds = (await list({ originTradeNo: refund.originTradeNo })).records
    const refundedFen = -refunds.reduce((sum: number, { amountFen }: TradeOrder) => sum + amountFen, 0)

    expect((await get('queryById', { id: refund.id })).json().result).toMatchObject({
      originTradeId: payment.id,
    })
    expect((await get('queryById', { id: payment.id })).json().result).toMatchObject({
      originTradeId: null,
      refundedFen,
      restFen: payment.amountFen - refundedFen,
    })
  })

  test('the refunds of a payment are found by its number', async () => {
    const [{ originTradeNo }] = (await list({ kind: 'REFUND' })).records
    const { records } = await list({ originTradeNo })

    expect(records.map((trade: TradeOrder) => [trade.kind, trade.originTradeNo])).toContainEqual([
      'REFUND',
      originTradeNo,
    ])
    expect(new Set(records.map((trade: TradeOrder) => trade.originTradeNo))).toEqual(new Set([originTradeNo]))
  })

  test('the list of trades sorted by amount continues by cursor after row 10,000', async () => {
    const query = { column: 'amountFen', order: 'asc', pageSize: '200' }

    const last = await list({ ...query, pageNo: '50' })
    const beyond = await list({ ...query, pageNo: '51', cursor: last.next })

    expect(beyond.records).toHaveLength(200)
    expect(beyond.records[0].amountFen).toBeGreaterThanOrEqual(last.records.at(-1).amountFen)
    expect(beyond.prev).not.toBeNull()
    expect((await get('list', { ...query, pageNo: '51' })).statusCode).toBe(400)
  })

  test('the list of trades answers any input with rows or an error message, never with a server failure', async () => {
    const key = fc.constantFrom(
      ...[
        'tradeNo',
        'amountFen',
        'amountFen_end',
        'paidTime_begin',
        'settleDate',
        'status',
        'shopId',
        'billId',
      ],
      ...['pageNo', 'pageSize', 'column', 'order', 'cursor', 'superQueryParams', '__proto__', 'toString'],
    )
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.integer().map(String))
    const rule = fc.record({
      field: key,
      rule: fc.constantFrom('eq', 'in', 'like', 'between', 'ext'),
      val: fc.jsonValue(),
    })
    const query = fc.oneof(
      fc.dictionary(key, anything, { minKeys: 1, maxKeys: 3 }),
      fc.record({ superQueryParams: fc.array(rule, { maxLength: 3 }).map((rules) => JSON.stringify(rules)) }),
    )

    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        expect([200, 400]).toContain((await get('list', asked)).statusCode)
      }),
      { numRuns: 300 },
    )
  })

  test('keepers see only the trades of their shop', async () => {
    const { records } = await list({ pageSize: '200' }, keeper)

    expect(new Set(records.map((trade: TradeOrder) => trade.shopId)).size).toBe(1)
  })
})

test('a late trade shows its original settlement date and the bill of its new date', async () => {
  const { db } = server.services.database
  const { rows } = await sql<{ id: string; bill: string; billNo: string }>`update trade_order t
    set original_settle_date = t.settle_date - 1
    from settle_bill b
    where b.shop_id = t.shop_id and b.channel_code = t.channel_code and b.settle_date = t.settle_date
      and t.id = (select min(t.id) from trade_order t join settle_bill using (shop_id, channel_code, settle_date))
    returning t.id, b.id as bill, b.bill_no as "billNo"`.execute(db)

  const { records } = await list({ billId: rows[0]?.bill ?? '', pageSize: '200' })

  const late = records.filter((trade: TradeOrder) => trade.originalSettleDate !== null)
  expect(late).toMatchObject([{ id: rows[0]?.id, billId: rows[0]?.bill, billNo: rows[0]?.billNo }])
  expect(late[0].originalSettleDate < late[0].settleDate).toBe(true)
})

describe('past 100,000 trades', () => {
  beforeAll(async () => {
    await sql`update pg_class set reltuples = 100001 where oid = 'trade_order_default'::regclass`.execute(
      server.services.database.db,
    )
    server.wait(60_000)
  })

  test.each([
    ['no condition', {}],
    ['93 days', { paidTime_begin: '2026-01-01', paidTime_end: '2026-04-03' }],
    ['a shop', { shopId: '1' }],
  ])('beyond 100,000 trades a list by %s requires a range of dates', async (_name, query) => {
    const answer = await get('list', query)

    expect(answer.statusCode).toBe(400)
    expect(answer.json().result).toMatchObject({
      error: 'LIST_DATE_RANGE_REQUIRED',
      fields: { paidTime: '不超过 92 天的时间范围' },
    })
  })

  test.each([
    ['92 days', { paidTime_begin: '2026-01-01', paidTime_end: '2026-04-02' }],
    ['one bill', { billId: '1' }],
    ['one trade number', { tradeNo: 'T1' }],
    ['one channel number', { channelTradeNo: 'C1' }],
  ])('beyond 100,000 trades a list by %s needs no range of dates', async (_name, query) => {
    expect((await get('list', query)).statusCode).toBe(200)
  })
})

describe('a trade', () => {
  test('a trade is found by its id, with the values of the list', async () => {
    const [trade] = (await list({ channelTradeNo: (await sample()).channel_trade_no })).records

    expect((await get('queryById', { id: trade.id })).json().result).toMatchObject(trade)
  })

  test('a trade outside the scope answers like an unknown one', async () => {
    const { id } = await sample()

    const answers = [
      await get('queryById', { id }, keeper),
      await get('queryById', { id: 'unknown' }, keeper),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(answers.map((answer) => answer.json().result.error)).toEqual(Array(2).fill('TRADE_NOT_FOUND'))
  })
})

/** Finds a trade of a shop that the user `keeper` can't see. */
const sample = () =>
  server.services.database.db
    .selectFrom('trade_order')
    .select(['id', 'channel_trade_no'])
    .where('sys_org_code', '<>', 'A01A01A01')
    .limit(1)
    .executeTakeFirstOrThrow()
