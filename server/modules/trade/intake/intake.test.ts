import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IntakeResult, IntakeTrade } from '#schemas'
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { signRequest } from '../../../platform/request-signature/signature.ts'

const PATH = '/jeecg-boot/trade/intake'

let server: TestApp
let key: { id: string; secret: string }
let shopCode: string
beforeAll(async () => {
  server = await createTestApp()
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/trade/intakeKey/add',
    payload: { name: 'till' },
    headers: await server.signIn(),
  })
  key = answer.json().result
  ;[{ shop_code: shopCode }] = await select(
    "select shop_code from shop_basic_info where status = 'ACTIVE' limit 1",
  )
})
afterAll(() => server.close())

const select = async (sql: string) => (await server.services.database.pool.query(sql)).rows
const timeBefore = (minutes: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: server.services.config.businessTz,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(server.services.clock().getTime() - minutes * 60_000)

let number = 0
const payment = (values: Partial<IntakeTrade> = {}): IntakeTrade => ({
  channelTradeNo: `N${++number}`,
  channelCode: 'wechat',
  shopCode,
  kind: 'PAY',
  payMethod: 'QR',
  amountFen: 10_000,
  paidTime: timeBefore(1),
  ...values,
})
const refund = (origin: IntakeTrade, values: Partial<IntakeTrade> = {}): IntakeTrade =>
  payment({ kind: 'REFUND', originChannelTradeNo: origin.channelTradeNo, paidTime: timeBefore(0), ...values })

function send(body: object, path = PATH) {
  const text = JSON.stringify(body)
  const signed = { method: 'POST', url: `http://here${path}`, body: text, keyId: key.id } as const
  const headers = signRequest({ ...signed, secret: key.secret, now: server.services.clock() })
  return server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', 'x-locale': 'en-US', ...headers },
    body: text,
  })
}
const sendBatch = async (...trades: IntakeTrade[]) => (await send({ trades }, `${PATH}/batch`)).json().result
const tradeOf = async ({ channelTradeNo }: IntakeTrade) =>
  (
    await select(`select t.status, t.fee_fen, t.refunded_fen, t.settle_date, t.original_settle_date
      from trade_order t where channel_trade_no = '${channelTradeNo}'`)
  )[0]

test('a reported trade is in the totals of the list at once', async () => {
  const headers = await server.signIn()
  const trade = payment()
  const rows = async () => {
    const query = { totals: 'sum:amountFen', channelTradeNo: trade.channelTradeNo }
    const answer = await server.app.inject({ url: '/jeecg-boot/bill/tradeOrder/totals', query, headers })
    return answer.json().result.rows
  }
  expect(await rows()).toBe(0)

  await send(trade)

  expect(await rows()).toBe(1)
})

test('payments from before a suspension or a CLOSE are taken when they are reported later', async () => {
  const headers = await server.signIn()
  const [shop] = await select(
    `select s.id, s.shop_code, s.version from shop_basic_info s join channel_merchant m on m.shop_id = s.id
     where s.status = 'ACTIVE' and m.channel_code = 'alipay' and m.status = 'ACTIVE'
       and s.shop_code <> '${shopCode}' limit 1`,
  )
  const of = { shopCode: shop.shop_code, paidTime: timeBefore(5) }
  const suspended = await server.app.inject({
    method: 'PUT',
    url: '/jeecg-boot/shopinfo/shopBasicInfo/suspend',
    payload: { id: shop.id, version: shop.version, reason: 'hygiene' },
    headers,
  })
  expect(suspended.json()).toMatchObject({ success: true })
  await select(`update channel_merchant set status = 'CLOSED' where shop_id = '${shop.id}'
    and channel_code = 'alipay'`)

  const { results } = await sendBatch(
    payment(of),
    payment({ ...of, channelCode: 'alipay' }),
    payment({ ...of, paidTime: timeBefore(-1) }),
  )

  expect(results.map(({ outcome, problem }: IntakeResult) => problem?.code ?? outcome)).toEqual([
    'CREATED',
    'CREATED',
    'SHOP_INACTIVE',
  ])
})

test('a payment is recorded with its fee and settlement date, and once however often it is sent', async () => {
  const trade = payment()
  const first = (await send(trade)).json().result
  const again = (await send(trade)).json().result

  expect(first.outcome).toBe('CREATED')
  expect(again).toEqual({ outcome: 'REPEATED', tradeNo: first.tradeNo })
  expect(await tradeOf(trade)).toMatchObject({ status: 'SUCCESS', fee_fen: 38, original_settle_date: null })
})

test('a batch of 1,000 trades is recorded', async () => {
  const result = await sendBatch(...Array.from({ length: 1_000 }, () => payment({ status: 'FAILED' })))

  expect(result).toMatchObject({ created: 1_000, rejected: 0 })
})

test('a number with other content answers 409', async () => {
  const trade = payment()
  await send(trade)

  const answer = await send({ ...trade, amountFen: 9_999 })

  expect([answer.statusCode, answer.json().result.error]).toEqual([409, 'TRADE_NUMBER_REUSED'])
})

test('refunds in parts never exceed the payment, and give back exactly its fee', async () => {
  const paid = payment({ amountFen: 9_999 })
  const parts = [refund(paid, { amountFen: 3_333 }), refund(paid, { amountFen: 6_666 })]

  const result = await sendBatch(paid, ...parts, refund(paid, { amountFen: 1 }))

  expect(result).toMatchObject({ created: 3, repeated: 0, rejected: 1 })
  expect(result.results[3]).toMatchObject({
    index: 3,
    outcome: 'REJECTED',
    problem: { code: 'REFUND_TOO_LARGE', field: 'amountFen' },
  })
  const [before, ...back] = await Promise.all([paid, ...parts].map(tradeOf))
  expect(before).toMatchObject({ status: 'REFUNDED', refunded_fen: 9_999 })
  expect(back[0].fee_fen + back[1].fee_fen).toBe(-before.fee_fen)
})

test('refunds sent at the same time never exceed the payment', async () => {
  const paid = payment()
  await send(paid)

  const answers = await Promise.all(Array.from({ length: 4 }, () => send(refund(paid, { amountFen: 4_000 }))))

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 422, 422])
  expect(await tradeOf(paid)).toMatchObject({ status: 'PARTLY_REFUNDED', refunded_fen: 8_000 })
})

test('the same payment sent at the same time is recorded once', async () => {
  const trade = payment()

  const answers = await Promise.all(Array.from({ length: 4 }, () => send(trade)))

  expect(answers.map((answer) => answer.json().result.outcome).sort()).toEqual([
    'CREATED',
    'REPEATED',
    'REPEATED',
    'REPEATED',
  ])
})

test('a payment has the rate of its day: before the first rate the first, later the latest in effect', async () => {
  const dayBefore = (days: number) => timeBefore(days * 24 * 60).slice(0, 10)
  const agree = (ratePpm: number, day: string) =>
    select(`update channel_merchant set rate_ppm = ${ratePpm}, effective_date = '${day}'
      where channel_code = 'alipay' and shop_id = (select id from shop_basic_info where shop_code = '${shopCode}')`)
  await agree(7_000, '2000-01-01')
  await select(`delete from merchant_rate where rate_ppm = 7000`)
  await agree(1_000, dayBefore(3))
  await agree(2_000, dayBefore(1))
  await agree(9_000, dayBefore(-30))
  const paid = [4, 2, 1, 0].map((days) =>
    payment({ channelCode: 'alipay', amountFen: 100_000, paidTime: timeBefore(days * 24 * 60) }),
  )

  await sendBatch(...paid)

  expect((await Promise.all(paid.map(tradeOf))).map(({ fee_fen }) => fee_fen)).toEqual([100, 100, 200, 200])
})

test('a key of one channel reports no trades of another', async () => {
  await select(`update intake_key set channel_code = 'alipay' where id = '${key.id}'`)
  const result = await sendBatch(payment({ channelCode: 'alipay' }), payment())
  await select(`update intake_key set channel_code = null where id = '${key.id}'`)

  expect(result.results.map((one: { outcome: string }) => one.outcome)).toEqual(['CREATED', 'REJECTED'])
  expect(result.results[1].problem.code).toBe('CHANNEL_FORBIDDEN')
})

test.each<[string, () => Partial<IntakeTrade>, string]>([
  ['an unknown channel', () => ({ channelCode: 'none' }), 'CHANNEL_UNKNOWN'],
  ['an unknown shop', () => ({ shopCode: 'none' }), 'SHOP_UNKNOWN'],
  ['another currency', () => ({ currency: 'USD' }), 'CURRENCY_UNSUPPORTED'],
  ['a time in the future', () => ({ paidTime: timeBefore(-6) }), 'TIME_IN_FUTURE'],
  ['a day that does not exist', () => ({ paidTime: '2026-02-30 10:00:00' }), 'TIME_INVALID'],
  ['a refund of nothing', () => ({ kind: 'REFUND' }), 'ORIGIN_INVALID'],
])('a trade with %s is refused alone, and the others are recorded', async (_what, values, code) => {
  const result = await sendBatch(payment(values()), payment())

  expect(result.results.map((one: { outcome: string }) => one.outcome)).toEqual(['REJECTED', 'CREATED'])
  expect(result.results[0].problem.code).toBe(code)
})

test('a trade of a month without partition gets one, and a very old one goes to the default partition', async () => {
  const trades = [
    payment({ paidTime: timeBefore(400 * 24 * 60) }),
    payment({ paidTime: '2001-01-01 10:00:00' }),
  ]

  const result = await sendBatch(...trades)

  expect(result.created).toBe(2)
  const tables = await Promise.all(
    trades.map(({ channelTradeNo }) =>
      select(
        `select tableoid::regclass::text as name from trade_order where channel_trade_no = '${channelTradeNo}'`,
      ),
    ),
  )
  const month = trades[0]?.paidTime.slice(0, 7).replace('-', '_')
  expect(tables.flat()).toEqual([{ name: `trade_order_${month}` }, { name: 'trade_order_default' }])
})

test('a late trade gets the next open settlement date and keeps its original one', async () => {
  const late = payment({ paidTime: timeBefore(10 * 24 * 60) })
  await send(late)

  const { settle_date, original_settle_date } = await tradeOf(late)
  const [{ closed }] = await select(
    `select max(settle_date) as closed from settle_cutoff where channel_code = 'wechat'`,
  )
  expect(original_settle_date <= closed).toBe(true)
  expect(settle_date > closed).toBe(true)
})

test('trades of summed hours are added to the sums of the dashboard', async () => {
  const sums = () =>
    select(`select sum(amount_fen) as amount, sum(pay_count) as count from trade_daily
    where shop_id = (select id from shop_basic_info where shop_code = '${shopCode}')`)
  const [before] = await sums()
  await send(payment({ paidTime: timeBefore(3 * 24 * 60), amountFen: 700 }))

  expect(await sums()).toEqual([{ amount: before.amount + 700, count: before.count + 1 }])
})

test('a revoked key signs no further trade', async () => {
  await server.app.inject({
    method: 'PUT',
    url: '/jeecg-boot/trade/intakeKey/revoke',
    payload: { id: key.id },
    headers: await server.signIn(),
  })

  expect((await send(payment())).statusCode).toBe(401)
})
