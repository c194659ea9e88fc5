import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlocks, raceAtLock } from '../../../tests/support/race-at-lock.ts'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { withTransaction } from '../../db/index.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import { addDays } from '../../records/settlement/settle-date.ts'
import { generateBills } from '../bill/generate/generate-bills.ts'
import { addChannels, addTrades } from '../bill/generate/trades.fixture.ts'
import { returnDetail } from './return-detail.ts'
import { insertOrder } from './settled-order.fixture.ts'

const server = serveTests()

const START = '2026-03-02'
const END = '2026-06-30'
const PARTS = [1_000, 700, 30, 1]
const user = { id: '1', username: 'clerk', scope: { departs: 'all', rules: {} } } as const

const db = () => server.services.database.db
const select = async (text: string, values: unknown[]) =>
  (await server.services.database.pool.query(text, values)).rows

let channels = 0
/** Adds a channel in which a shop has a debt, and an order with amounts that the channel refused to pay. */
async function prepare(debtFen: number) {
  const channelCode = `returns-${++channels}`
  const { pool } = server.services.database
  await addChannels(pool, [channelCode])
  const [{ id: shopId }] = await select('select id from shop_basic_info order by id limit 1', [])
  const id = server.services.ids.nextId()
  const refused = { parts: PARTS, detailStatus: 'FAILED' }
  await insertOrder(db(), { id, shopId, channelCode, settleDate: '2026-02-01', ...refused })
  const refund = { shop: shopId, channel: channelCode, amountFen: -debtFen, feeFen: 0 }
  if (debtFen > 0)
    await addTrades(pool, [{ ...refund, tradeDate: START, settleDate: addDays(START, 1) }], channelCode)
  return { channelCode, id }
}

/** Returns one amount of an order to its shop; `today` is the day of the return. */
const returnPart = (orderId: string, index: number, today: string) =>
  withTransaction(db(), (tx) => {
    const at = new Date(`${today}T12:00:00+08:00`)
    const operations = createChannelOperations(server.services)
    const context = { user, at, nextId: () => server.services.ids.nextId(), operations } as never
    return returnDetail(tx, { id: `${orderId}-${index}`, version: 0, reason: 'Wrong receiver' }, context)
  })

/** Returns amounts and makes bills day by day. The steps of one day run at the same time. */
async function settle(days: readonly (readonly (number | 'generate')[])[], debtFen: number) {
  const { channelCode, id } = await prepare(debtFen)
  const nextId = () => server.services.ids.nextId()

  const generate = (today: string) =>
    generateBills({
      db: db(),
      transaction: (work) => withTransaction(db(), work),
      date: today,
      channelCode,
      today,
      by: 'system',
      stampOf: () => ({ at: new Date(), nextId }),
    })
  const giveBack = (index: number, today: string) => returnPart(id, index, today)

  const returned = new Set<number>()
  for (const [index, steps] of days.entries()) {
    const today = addDays(START, index)
    await Promise.all(
      steps.map((step) => {
        if (step === 'generate') return generate(today)
        if (returned.has(step)) return undefined
        returned.add(step)
        return giveBack(step, today)
      }),
    )
  }
  await generate(END)
  return { channelCode, fen: [...returned].reduce((sum, index) => sum + (PARTS[index] ?? 0), 0) }
}

const steps = fc.oneof(fc.integer({ min: 0, max: PARTS.length - 1 }), fc.constant('generate' as const))
const days = fc.array(fc.array(steps, { maxLength: 4 }), { minLength: 1, maxLength: 4 })

const property = fc.asyncProperty(days, fc.constantFrom(0, 500, 5_000), async (some, debtFen) => {
  const { channelCode, fen } = await settle(some, debtFen)

  const wrong = await select(
    `with returned as (
       select d.return_date as settle_date, sum(d.amount_fen) as fen from ledger_detail d
       join ledger_order o on o.id = d.order_id where o.channel_code = $1 and d.status = 'RETURNED' group by 1
     ), line as (
       select b.settle_date, sum(i.amount_fen) as fen from settle_bill b join settle_bill_item i on i.bill_id = b.id
       where b.channel_code = $1 and i.kind = 'SPLIT_IN' group by 1
     )
     select * from returned full join line using (settle_date) where returned.fen is distinct from line.fen`,
    [channelCode],
  )
  expect(wrong).toEqual([])
  const [sums] = await select(
    `select coalesce(sum(split_in_fen), 0)::int as "splitIn", sum(payable_fen - carry_fen)::int as owed
     from settle_bill where channel_code = $1 and settle_date > '2026-02-01'`,
    [channelCode],
  )
  const owed = fen - debtFen
  expect(sums).toEqual({ splitIn: fen, owed: fen === 0 && debtFen === 0 ? null : owed })
})

describe('each returned amount is in one bill, also if it returns while bills are made', () => {
  test('in 8 runs', { timeout: 60_000 }, () => fc.assert(property, { numRuns: 8 }))
  test('in 200 runs', { tags: ['slow'], timeout: 600_000 }, () => fc.assert(property, { numRuns: 200 }))
})

test('two amounts of an order are returned at the same time without a deadlock', async () => {
  const { pool } = server.services.database
  const { id } = await prepare(0)
  const before = await deadlocks(pool)

  await raceAtLock(pool, { table: 'ledger_order', id }, [
    () => returnPart(id, 0, START),
    () => returnPart(id, 1, START),
  ])

  expect(
    await select("select id from ledger_detail where order_id = $1 and status = 'RETURNED'", [id]),
  ).toHaveLength(2)
  await expect.poll(() => deadlocks(pool), { interval: 300 }).toBe(before)
})
