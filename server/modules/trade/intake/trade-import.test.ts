import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportCheck } from '#schemas'
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { signInAll } from '../../../../tests/support/sign-in-all.ts'
import { multipartOf } from '../../../../tests/support/upload.ts'

const HEADINGS = '渠道流水号,支付渠道,门店编码,类型,支付方式,金额（元）,支付时间,状态,原支付渠道流水号'

let server: TestApp
let tokens: Record<'clerk' | 'reviewer' | 'keeper', Record<string, string>>
let shops: { shop_code: string; sys_org_code: string }[]
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, ['clerk', 'reviewer', 'keeper'])
  shops = await select(
    "select shop_code, sys_org_code from shop_basic_info where status = 'ACTIVE' order by id",
  )
})
afterAll(() => server.close())

const select = async (sql: string) => (await server.services.database.pool.query(sql)).rows
const tradesOf = (prefix: string) =>
  select(`select kind, amount_fen as amount, fee_fen as fee, status, paid_time::text as time from trade_order
    where channel_trade_no like '${prefix}%' order by channel_trade_no`)
const dayBefore = (days: number) =>
  new Date(server.services.clock().getTime() - days * 86_400_000).toISOString().slice(0, 10)

async function check(...lines: string[]): Promise<ImportCheck> {
  const { payload, headers } = multipartOf([
    { name: 'page', body: 'bill/TradeOrderList' },
    { name: 'file', fileName: 'trades.csv', body: [HEADINGS, ...lines].join('\n') },
  ])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/app/imports/check',
    payload,
    headers: { ...headers, ...tokens.clerk, 'x-locale': 'en-US' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().result
}
const post = (url: string, payload: object, user: keyof typeof tokens = 'clerk') =>
  server.app.inject({
    method: 'POST',
    url: `/jeecg-boot${url}`,
    payload,
    headers: { ...tokens[user], 'x-locale': 'en-US', 'idempotency-key': randomUUID() },
  })
const run = ({ id, valid }: ImportCheck, again = false) =>
  post('/app/imports/run', { id, rows: valid, again })

test('a file records payments and their refunds by the rules of the intake', async () => {
  const day = dayBefore(2)
  const lines = [
    `A1,微信支付,${shops[0]?.shop_code},支付,扫码支付,99.99,${day} 09:30:00,,`,
    `A2,wechat,${shops[0]?.shop_code},Refund,QR,33.33,${day} 9:31,成功,A1`,
    `A3,wechat,${shops[1]?.shop_code},PAY,APP,5,${day.replaceAll('-', '/')} 10:00,失败,`,
  ]
  const checked = await check(...lines)
  expect(checked).toMatchObject({ rows: 3, valid: 3, problems: [] })
  expect(await tradesOf('A')).toEqual([])

  expect((await run(checked)).statusCode).toBe(200)

  expect(await tradesOf('A')).toEqual([
    { kind: 'PAY', amount: 9_999, fee: 38, status: 'PARTLY_REFUNDED', time: `${day} 09:30:00+08` },
    { kind: 'REFUND', amount: -3_333, fee: -13, status: 'SUCCESS', time: `${day} 09:31:00+08` },
    { kind: 'PAY', amount: 500, fee: 0, status: 'FAILED', time: `${day} 10:00:00+08` },
  ])
})

test('only the import makes the partition of a month, not its preview', async () => {
  const day = dayBefore(500)
  const partitions = () =>
    select(`select from pg_class where relname = 'trade_order_${day.slice(0, 7).replace('-', '_')}'`)
  expect(await partitions()).toEqual([])

  const checked = await check(`P1,wechat,${shops[0]?.shop_code},PAY,QR,10.00,${day} 09:00:00,,`)
  expect(await partitions()).toEqual([])

  expect((await run(checked)).statusCode).toBe(200)
  expect(await partitions()).toHaveLength(1)
  expect(await tradesOf('P')).toHaveLength(1)
})

test('rows that are recorded already change nothing', async () => {
  const line = (number: string) =>
    `${number},wechat,${shops[0]?.shop_code},PAY,QR,10.00,${dayBefore(1)} 09:00:00,,`
  await run(await check(line('B1')))

  const again = await check(line('B1'), line('B2'))
  expect((await run(again)).statusCode).toBe(200)

  expect(await tradesOf('B')).toHaveLength(2)
  const [{ count }] = await select(
    `select count(*)::int as count from import_batch_row where batch_id = '${again.id}'`,
  )
  expect(count).toBe(1)
})

test('each wrong cell has its problem, and nothing is recorded', async () => {
  const day = dayBefore(1)
  const shop = shops[0]?.shop_code
  const { problems, valid } = await check(
    `C 1,wechat,${shop},PAY,QR,0,${day} 09:00:00,Partly refunded,`,
    `C2,wechat,nowhere,PAY,QR,1.00,${day} 09:00:00,,`,
    `C3,wechat,${shop},REFUND,QR,1.00,${day} 09:00:00,,C2`,
    `C4,wechat,${shop},PAY,QR,1.00,2999-01-01 00:00:00,,`,
    `C5,bitcoin,${shop},PAY,QR,1.00,${day},,`,
  )

  expect(valid).toBe(0)
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Channel number'],
    [2, 'Amount in yuan'],
    [2, 'Status'],
    [3, 'Shop code'],
    [4, 'Channel number of the payment'],
    [5, 'Paid at'],
    [6, 'Channel'],
  ])
})

test('an import of trades cannot be undone', async () => {
  const checked = await check(`D1,wechat,${shops[0]?.shop_code},PAY,QR,1.00,${dayBefore(1)} 09:00:00,,`)
  await run(checked)

  const answer = await post('/app/imports/undo', { id: checked.id })

  expect([answer.statusCode, answer.json().result.error]).toEqual([409, 'IMPORT_KEPT'])
  expect(await tradesOf('D')).toHaveLength(1)
})

const payment = (channelTradeNo: string) => ({
  channelTradeNo,
  channelCode: 'wechat',
  shopCode: shops[0]?.shop_code,
  kind: 'PAY',
  payMethod: 'QR',
  amountFen: 1_000,
  paidTime: `${dayBefore(1)} 09:00:00`,
})

test('a user with the permission records a single trade, and reads why one is refused', async () => {
  const added = await post('/bill/tradeOrder/add', payment('E1'))
  const refused = await post('/bill/tradeOrder/add', { ...payment('E2'), shopCode: 'nowhere' })
  const forbidden = await post('/bill/tradeOrder/add', payment('E3'), 'reviewer')

  expect(added.json().result.outcome).toBe('CREATED')
  expect([refused.statusCode, refused.json().result.error]).toEqual([422, 'TRADE_REFUSED'])
  expect(forbidden.statusCode).toBe(403)
  expect(await tradesOf('E')).toHaveLength(1)
})

test('a shop of another department is unknown', async () => {
  await select(`insert into sys_role_permission (id, role_id, permission_id) select 'keeper-import', ur.role_id, p.id
    from sys_user u join sys_user_role ur on ur.user_id = u.id, sys_permission p
    where u.username = 'keeper' and p.perms = 'trade:import' limit 1`)
  await select('update rights_epoch set epoch = epoch + 1')
  const [keeper] = await select("select org_code from sys_user where username = 'keeper'")
  const other = shops.find(({ sys_org_code }) => !sys_org_code.startsWith(keeper.org_code))

  const answer = await post(
    '/bill/tradeOrder/add',
    { ...payment('F1'), shopCode: other?.shop_code },
    'keeper',
  )

  expect([answer.statusCode, answer.json().result.fields]).toMatchObject([422, { shopCode: 'Unknown shop' }])
})
