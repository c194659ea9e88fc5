import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { IntakeTrade, ManyOutcome } from '#schemas'
import { MAX_MANY } from '#schemas/operations'
import { findDatabase } from '../../../server/db/find-database.ts'
import { signRequest } from '../../../server/platform/request-signature/signature.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { benchFilters, signedIn } from '../endpoint.ts'
import { againstLimit } from '../figures.ts'
import { residentBytes } from '../start.ts'
import { mib, type Row } from '../table.ts'
import { addBills, addShops, addTrades, CHANNEL, confirmBills, shopCode } from './bench-data.ts'

const SHOPS = 10_000
const TRADES = 1_000_000
const BILLS = 1_000_000
const RELEASES = 1_000
const BATCH = 1_000
const BATCHES = 40
/** Number of requests that run at the same time. */
const CONNECTIONS = 4
const TIMEZONE = 'Asia/Shanghai'
const MEMORY_LIMIT = 400 * 1024 * 1024

/**
 * Calls a function for each item, with up to `CONNECTIONS` calls at the same time. Returns the total time in
 * ms.
 */
async function timeAll<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const left = [...items]
  const began = performance.now()
  const next = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, next))
  return performance.now() - began
}

async function send(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { result: unknown }).result
}

const json = { 'content-type': 'application/json' }

/** Measures how fast the signed route records batches of payments of many shops. */
async function benchIntake(product: Product): Promise<Row> {
  const { base, headers } = await signedIn(product)
  const key = (await send(`${base}/trade/intakeKey/add`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ name: 'bench' }),
  })) as { id: string; secret: string }
  const paidTime = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIMEZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(Date.now() - 60_000)
  const batchOf = (number: number): IntakeTrade[] =>
    Array.from({ length: BATCH }, (_, index) => ({
      channelTradeNo: `I${number}-${index}`,
      channelCode: CHANNEL,
      shopCode: shopCode(1 + ((number * BATCH + index) % SHOPS)),
      kind: 'PAY',
      payMethod: 'QR',
      amountFen: 1_000 + index,
      paidTime,
    }))
  const url = `${base}/trade/intake/batch`
  const report = async (number: number) => {
    const body = JSON.stringify({ trades: batchOf(number) })
    const signed = signRequest({
      method: 'POST',
      url,
      body,
      keyId: key.id,
      secret: key.secret,
      now: new Date(),
    })
    const { created } = (await send(url, { method: 'POST', headers: { ...json, ...signed }, body })) as {
      created: number
    }
    if (created !== BATCH) throw new Error(`${created} trades of a batch were recorded`)
  }
  await report(0)
  const numbers = Array.from({ length: BATCHES }, (_, index) => index + 1)
  const took = await timeAll(numbers, report)
  const perSecond = (BATCH * BATCHES * 1_000) / took
  return {
    what: `intake in batches of ${BATCH}, trades/s (≥ 2,000)`,
    measured: perSecond.toFixed(0),
    against: 'goal 2000',
    ratio: (perSecond / 2_000).toFixed(2),
  }
}

/** Measures the time and memory that the server needs to generate the bills of a million trades. */
async function benchGenerate(product: Product): Promise<Row[]> {
  const { base, headers } = await signedIn(product)
  const idle = residentBytes(product.process.pid)
  let peak = idle
  const sampler = setInterval(() => {
    peak = Math.max(peak, residentBytes(product.process.pid))
  }, 50)
  const settleDate = new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE }).format(Date.now())
  const began = performance.now()
  const { bills } = (await send(`${base}/bill/settleBill/generate`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ settleDate, channelCode: CHANNEL }),
  })) as { bills: number }
  const took = performance.now() - began
  clearInterval(sampler)
  if (bills !== SHOPS) throw new Error(`${bills} bills were made`)
  return [
    againstLimit(`bills of ${SHOPS} shops with ${TRADES} trades`, [took], 60_000),
    {
      what: `… memory above the idle server, which has ${mib(idle)} (≤ ${mib(MEMORY_LIMIT)})`,
      measured: mib(peak - idle),
      against: `limit ${mib(MEMORY_LIMIT)}`,
      ratio: ((peak - idle) / MEMORY_LIMIT).toFixed(2),
    },
  ]
}

/**
 * Measures how long the reviewer's release of confirmed bills takes, with the same requests as the bulk
 * action.
 */
async function benchReleases(product: Product, pool: pg.Pool): Promise<Row> {
  const { base, headers } = await signedIn(product, 'reviewer')
  const { rows } = await confirmBills(pool, RELEASES)
  const requests = Array.from({ length: RELEASES / MAX_MANY }, (_, index) =>
    rows.slice(index * MAX_MANY, (index + 1) * MAX_MANY),
  )
  const took = await timeAll(requests, async (items) => {
    const outcomes = (await send(`${base}/bill/settleBill/releaseMany`, {
      method: 'PUT',
      headers: { ...json, ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ items }),
    })) as ManyOutcome[]
    if (outcomes.some(({ refusal }) => refusal !== null)) throw new Error('a bill was refused')
  })
  return againstLimit(`${RELEASES} bills released, until all are SETTLING`, [took], 10_000)
}

/** Measures the list of bills with each of its filters. */
async function benchBillFilters(product: Product, pool: pg.Pool): Promise<Row[]> {
  const { rows } = await pool.query(`select id from shop_basic_info where shop_code = '${shopCode(7)}'`)
  const list = (query: string) => `/bill/settleBill/list?pageSize=20${query}`
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  return benchFilters(product, {
    'first page of a million bills (≤ 200 ms)': list(''),
    '… by status PENDING (2 %)': list('&status=PENDING'),
    '… by status SETTLED (90 %)': list('&status=SETTLED'),
    '… by shop': list(`&shopId=${rows[0]?.id}`),
    '… by shop code, seven characters': list('&shopCode=BENCH77*'),
    '… by channel': list('&channelCode=wechat'),
    '… by settlement date of a month': list(`&settleDate_begin=${day(40)}&settleDate_end=${day(10)}`),
    '… by payable amount': list('&payableFen_begin=500000&payableFen_end=500100'),
    '… by bill number, five characters': list('&billNo=BM777*'),
    '… sorted by payable amount': list('&column=payableFen&order=desc'),
    '… row 10,000': list('&pageNo=500'),
  })
}

/**
 * Measures how trades are recorded, and how bills are generated, released and listed, all on a separate
 * database.
 */
export async function benchSettlement(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.resolve('data/bench-settlement-'))
  // The embedded database may run as another operating-system user than the benchmark.
  chmodSync(dataDir, 0o755)
  const { url, stop } = await findDatabase({ databaseUrl: undefined, dataDir }, console.error)
  const pool = new pg.Pool({ connectionString: url, options: `-c TimeZone=${TIMEZONE}` })
  const start = () => startProduct({ dataDir, env: { DATABASE_URL: url, BUSINESS_TZ: TIMEZONE } })
  let product = await start()
  try {
    await addShops(pool, SHOPS)
    const intake = await benchIntake(product)
    await pool.query(`delete from trade_order where channel_code = '${CHANNEL}'`)
    await addTrades(pool, { shops: SHOPS, trades: TRADES })
    // Starts the server again, so that its memory shows only what the generation needs.
    await product.stop()
    product = await start()
    const generated = await benchGenerate(product)
    const released = await benchReleases(product, pool)
    await addBills(pool, { shops: SHOPS, bills: BILLS })
    return [intake, ...generated, released, ...(await benchBillFilters(product, pool))]
  } finally {
    await product.stop()
    await pool.end()
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
