import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Caller, createCaller } from '../support/bill-writer.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts'
import { makeFolder, removeFolder } from '../support/embedded.ts'
import { type Product, startProduct } from '../support/product.ts'

// Starts a database and the product, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

/**
 * Maximum time in ms until the product answers a request with the error. The product waits two seconds for a
 * connection. The other seconds allow for a busy machine.
 */
const ERROR_WITHIN = 6_000
const RECOVERY_WITHIN = 15_000

const dataDir = makeFolder()
let database: DatabaseProxy
let product: Product
let caller: Caller
beforeAll(async () => {
  execFileSync(process.execPath, ['server/start.mjs', '--build-only'], { stdio: 'ignore' })
  database = await startDatabaseProxy(dataDir)
  product = await startProduct({ env: { DATABASE_URL: database.url } })
  caller = await createCaller(product.url)
})
afterAll(async () => {
  await product.stop()
  await database.stop()
  removeFolder(dataDir)
})

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; took: number }> {
  const began = performance.now()
  const result = await work()
  return { result, took: performance.now() - began }
}

const statusOf = async (path: string) =>
  (await fetch(product.url + path, { headers: { accept: 'text/html' } })).status

test('without its database the product reports an error quickly, keeps running and recovers by itself', {
  tags: ['slow'],
}, async () => {
  const [bill = { id: '', version: 0 }] = await caller.pending(1)
  const confirm = { key: 'once', step: 'confirm', body: bill } as const
  const { id, version } = bill

  await database.stop()
  const read = await timed(() => caller.bill(id).catch(String))
  const write = await timed(() => caller.send({ ...confirm, body: { id, version } }))
  const [health, ready, page] = await Promise.all(['/health', '/ready', '/'].map(statusOf))
  await database.start()
  const back = await timed(() =>
    vi.waitUntil(() => caller.bill(id).catch(() => undefined), { timeout: 20_000 }),
  )
  const again = await caller.send({ ...confirm, body: { id, version } })

  expect(read.result).toMatch(/: 503 \{"success":false,"message":"[^"]+","code":503,.*"error":"UNAVAILABLE"/)
  expect(write.result.code).toBe(503)
  expect([read.took, write.took].filter((took) => took > ERROR_WITHIN)).toEqual([])
  expect([health, ready, page]).toEqual([200, 503, 200])
  expect(back.result).toMatchObject({ status: 'PENDING', version })
  expect(back.took).toBeLessThan(RECOVERY_WITHIN)
  expect(again.code).toBe(200)
})

test('forty simultaneous requests all get the error within the time limit', { tags: ['slow'] }, async () => {
  await database.stop()

  const calls = await timed(() => Promise.all(Array.from({ length: 40 }, () => statusOf('/ready'))))
  const reads = await timed(() =>
    Promise.all(Array.from({ length: 40 }, () => caller.bill('1').catch(String))),
  )
  await database.start()

  expect(new Set(calls.result)).toEqual(new Set([503]))
  expect(reads.result.filter((answer) => !String(answer).includes(': 503 '))).toEqual([])
  expect([calls.took, reads.took].filter((took) => took > ERROR_WITHIN)).toEqual([])
})

test('a database that stops responding while its connections stay open is reported within the time limit', {
  tags: ['slow'],
}, async () => {
  const warm = await Promise.all(Array.from({ length: 10 }, () => caller.pending(1)))

  database.freeze()
  const reads = await timed(() =>
    Promise.all(Array.from({ length: 20 }, () => caller.bill('1').catch(String))),
  )
  database.thaw()
  const back = await timed(() =>
    vi.waitUntil(() => caller.pending(1).catch(() => undefined), { timeout: 20_000 }),
  )

  expect(warm).toHaveLength(10)
  expect(reads.result.filter((answer) => !String(answer).includes(': 503 '))).toEqual([])
  expect(reads.took).toBeLessThan(ERROR_WITHIN)
  expect(back.took).toBeLessThan(RECOVERY_WITHIN)
})
