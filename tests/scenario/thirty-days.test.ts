import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { verifyAuditChain } from '../../server/platform/audit-log/verify.ts'
import { signRequest } from '../../server/platform/request-signature/signature.ts'
import { checkInvariants } from '../../server/records/invariants/check-invariants.ts'
import type { GatewayMode } from '../support/channel-gateway.ts'
import { GATEWAY_KEY, GATEWAY_SECRET, serveChannel } from '../support/serve-channel.ts'
import { signInAll } from '../support/sign-in-all.ts'
import { type ReportedTrade, randomFrom, startBusiness } from './business.ts'

/**
 * Simulates six weeks of a settlement business, including the autumn holidays of 2026. The payment channel is
 * slow, fails, and answers late or twice. At the end, the test checks every amount to the fen.
 */

const FIRST_DAY = '2026-09-21'
const DAYS = 45
/**
 * Number of days at the end without new trades and without faults. On these days, all remaining amounts are
 * paid.
 */
const QUIET_DAYS = 12
const DAY_MS = 86_400_000
const SHOPS = 6
/** New rate of the shops from the day `from` on. The rate is agreed on an earlier day. */
const NEW_RATE = { from: '2026-10-12', agreed: '2026-10-09', ratePpm: 6_000 }

const { server, headers, call, run, gate } = serveChannel()
const random = randomFrom(20_260_921)

let key: { id: string; secret: string }
let shops: string[]
beforeAll(async () => {
  key = (await call('POST', '/trade/intakeKey/add', { body: { name: 'tills', channelCode: 'gate' } })).result
  const rows = await run(
    `with chosen as (
       select id, shop_code, sys_org_code from shop_basic_info where status = 'ACTIVE' order by shop_code limit $1
     ), joined as (
       insert into channel_merchant (id, shop_id, channel_code, merchant_no, rate_ppm, effective_date, status,
         sys_org_code)
       select 'scenario-' || id, id, 'gate', '9' || shop_code, 3800, '2026-01-01', 'ACTIVE', sys_org_code
       from chosen on conflict do nothing
     )
     select shop_code from chosen order by shop_code`,
    [SHOPS],
  )
  shops = rows.map(({ shop_code }) => shop_code)
  // Waits until the node has a worker for the new channel.
  await vi.waitFor(() => server.services.queues.drain('channel-gate'), { timeout: 30_000 })
})

/** Moves the server's clock to a time and signs the users in again. */
async function moveTo(day: string, time: string) {
  server.wait(Date.parse(`${day}T${time}+08:00`) - server.services.clock().getTime())
  Object.assign(headers, await signInAll(server, ['admin', 'clerk', 'reviewer', 'keeper']))
}

const post = async (
  method: 'POST' | 'PUT',
  path: string,
  { by, body }: { by: 'clerk' | 'reviewer' | 'admin'; body: object },
) => {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot${path}`,
    headers: { ...headers[by], 'idempotency-key': randomUUID() },
    payload: body,
  })
  return { status: answer.statusCode, ...answer.json() }
}

async function signed(path: string, body: object, { id, secret }: { id: string; secret: string }) {
  const text = JSON.stringify(body)
  const url = `http://here/jeecg-boot${path}`
  const signature = signRequest({
    method: 'POST',
    url,
    body: text,
    keyId: id,
    secret,
    now: server.services.clock(),
  })
  const answer = await server.app.inject({
    method: 'POST',
    url: `/jeecg-boot${path}`,
    headers: { 'content-type': 'application/json', ...signature },
    body: text,
  })
  return answer.json()
}

/** Reports trades in the given order. Sometimes reports the same batch twice. */
async function report(trades: readonly ReportedTrade[]) {
  const { result } = await signed('/trade/intake/batch', { trades }, key)
  expect(
    result,
    JSON.stringify(result?.results?.find((one: { problem: unknown }) => one.problem)),
  ).toMatchObject({
    created: trades.length,
    rejected: 0,
  })
  if (!random.chance(0.3)) return
  const again = await signed('/trade/intake/batch', { trades }, key)
  expect(again.result).toMatchObject({ created: 0, repeated: trades.length })
}

interface Bill {
  id: string
  version: number
  shop: string
}
const billsIn = (status: string): Promise<Bill[]> =>
  run(
    `select b.id, b.version, s.shop_code as shop from settle_bill b join shop_basic_info s on s.id = b.shop_id
     where b.channel_code = 'gate' and b.status = $1 order by b.id`,
    [status],
  )

const send = (name: string, by: 'clerk' | 'reviewer', { id, version }: Bill, more: object = {}) =>
  post('PUT', `/bill/settleBill/${name}`, { by, body: { id, version, ...more } })
const step = async (...args: Parameters<typeof send>) => {
  const answer = await send(...args)
  expect(answer, `${args[0]}: ${answer.message}`).toMatchObject({ status: 200 })
}
/**
 * Retries the payment of a bill. The retry may fail, because a late result of the channel can settle the bill
 * first.
 */
const retry = async (bill: Bill) => {
  const answer = await send('retry', 'reviewer', bill)
  if (answer.status === 200) return
  expect(answer, answer.message).toMatchObject({ status: 409, result: { error: 'BILL_NOT_FAILED' } })
  expect(await billsIn('SETTLED')).toContainEqual(expect.objectContaining({ id: bill.id }))
}

/** Generates the bills of a day twice at the same time, as two nodes might do. */
async function generate(day: string) {
  const body = { settleDate: day, channelCode: 'gate' }
  const answers = await Promise.all(
    [1, 2].map(() => post('POST', '/bill/settleBill/generate', { by: 'clerk', body })),
  )
  expect(answers.map(({ status, message }) => `${status} ${message}`)).toEqual(['200 ', '200 '])
}

/**
 * Sends call-backs with the results of accepted requests. The result of the latest request is sent first, and
 * some results are sent twice.
 */
async function callBack() {
  const open = await run(
    `select request_no from channel_operation where channel_code = 'gate' and status = 'PROCESSING' order by id desc`,
  )
  for (const { request_no: requestNo } of open) {
    if (!gate.gateway.effects.has(requestNo)) continue
    const answer = { requestNo, status: 'SUCCEEDED' }
    const callBackOnce = () =>
      signed('/channel/callback/gate', answer, { id: GATEWAY_KEY, secret: GATEWAY_SECRET })
    const sent = random.chance(0.5) ? [callBackOnce(), callBackOnce()] : [callBackOnce()]
    await Promise.all(sent)
  }
}

/**
 * Processes the waiting operations of the channel. At the same time, moves the server's clock forward, so
 * that retry pauses and open circuit breakers end.
 */
async function settle() {
  const ticking = setInterval(() => server.wait(60_000), 20)
  try {
    await server.services.queues.drain('channel-gate')
  } finally {
    clearInterval(ticking)
  }
}

/** Lets the clerk and the reviewer process the bills of a day. */
async function workOnBills(business: ReturnType<typeof startBusiness>, mode: GatewayMode) {
  for (const bill of await billsIn('HELD')) await step('unhold', 'clerk', bill)
  for (const bill of await billsIn('PENDING')) {
    if (random.chance(0.1)) {
      await step('hold', 'clerk', bill, { reason: 'to be checked' })
      continue
    }
    let { version } = bill
    if (random.chance(0.15)) {
      const amountFen = random.integer(1, 300)
      const body = { billId: bill.id, version, amountFen, reason: 'agreed by telephone' }
      const added = await post('POST', '/bill/billAdjustment/add', { by: 'clerk', body })
      expect(added, added.message).toMatchObject({ status: 200 })
      business.adjust(bill.shop, amountFen)
      version += 1
    }
    await step('confirm', 'clerk', { ...bill, version })
  }
  gate.gateway.mode = mode
  for (const bill of await billsIn('CONFIRMED')) await step('release', 'reviewer', bill)
  for (const bill of await billsIn('FAILED')) await retry(bill)
  if (mode === 'accept') await callBack()
  await settle()
  gate.gateway.mode = 'answer'
  await settle()
}

const MODES: readonly GatewayMode[] = ['answer', 'answer', 'accept', 'fail', 'unavailable', 'text', 'hang']

const sum = async (text: string) => Number((await run(`select coalesce(${text}`))[0].sum)

test('after six weeks with faults, every fen is where it belongs', {
  tags: ['slow'],
  timeout: 900_000,
}, async () => {
  const rateOn = (day: string) => (day < NEW_RATE.from ? 3_800 : NEW_RATE.ratePpm)
  const business = startBusiness({ shops, channelCode: 'gate', random, rateOn })

  for (let count = 0; count < DAYS + QUIET_DAYS; count++) {
    const day = new Date(Date.parse(FIRST_DAY) + count * DAY_MS).toISOString().slice(0, 10)
    const isQuiet = count >= DAYS
    await moveTo(day, '09:00:00')
    if (day === NEW_RATE.agreed)
      await run(
        `update channel_merchant set rate_ppm = $1, effective_date = $2 where channel_code = 'gate'`,
        [NEW_RATE.ratePpm, NEW_RATE.from],
      )
    if (!isQuiet) await report(business.tradesOf(day))
    await generate(day)
    await workOnBills(business, isQuiet ? 'answer' : random.pick(MODES))
  }

  // Each bill is paid, and each payment was executed exactly once.
  expect(
    await run(
      `select status, count(*)::int from settle_bill where channel_code = 'gate' and status <> 'SETTLED' group by 1`,
    ),
  ).toEqual([])
  const paid = gate.gateway.requests.filter(({ kind }) => kind === 'WITHDRAWAL')
  const amounts = new Map(paid.map(({ requestNo, amountFen = 0 }) => [requestNo, amountFen]))
  expect([...gate.gateway.effects.values()].filter((effects) => effects !== 1)).toEqual([])
  expect([...amounts.keys()].filter((requestNo) => !gate.gateway.effects.has(requestNo))).toEqual([])
  const paidFen = [...amounts.values()].reduce((total, amountFen) => total + amountFen, 0)
  expect(paidFen).toBe(await sum(`sum(payable_fen), 0) as sum from settle_bill where channel_code = 'gate'`))

  // The bills of each shop contain exactly what the shop is owed.
  const perShop = await run(
    `select s.shop_code as shop, coalesce(sum(i.amount_fen) filter (where i.kind <> 'CARRY'), 0)::int as owed,
       coalesce(sum(i.amount_fen), 0)::int as payable
     from settle_bill b join settle_bill_item i on i.bill_id = b.id join shop_basic_info s on s.id = b.shop_id
     where b.channel_code = 'gate' group by 1 order by 1`,
  )
  expect(perShop.map(({ shop, owed }) => [shop, owed])).toEqual(
    shops.map((shop) => [shop, business.owedTo(shop)]),
  )

  // The journal balances. Only carried-over amounts are still owed to the shops.
  expect(await sum(`sum(amount_fen), 0) as sum from ledger_entry where channel_code = 'gate'`)).toBe(0)
  const carried = perShop.reduce((total, { owed, payable }) => total + payable - owed, 0)
  expect(
    await sum(
      `sum(amount_fen), 0) as sum from ledger_entry where channel_code = 'gate' and account = 'SHOP_PAYABLE'`,
    ),
  ).toBe(carried)
  expect(
    (await checkInvariants(server.services.database.db)).filter(({ violations }) => violations.length > 0),
  ).toEqual([])
  expect((await verifyAuditChain(server.services.database.db)).bad).toBeUndefined()
})
