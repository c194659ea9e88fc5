import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase, startEmbedded } from '../../server/db/index.ts'
import { verifyAuditChain } from '../../server/platform/audit-log/verify.ts'
import { type Caller, createCaller } from '../support/bill-writer.ts'
import { BUSINESS_TZ } from '../support/cluster.ts'
import { makeFolder, removeFolder } from '../support/embedded.ts'
import { type Product, startProduct } from '../support/product.ts'

// Builds, starts and freezes real processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const FREEZES = 3
const WRITERS = 4

const dataDir = makeFolder()
let frozen: Product
let other: Product
let database: OpenDatabase
let stopDatabase: () => Promise<void>
beforeAll(async () => {
  execFileSync(process.execPath, ['server/start.mjs', '--build-only'], { stdio: 'ignore' })
  frozen = await startProduct({ dataDir })
  other = await startProduct({ dataDir })
  const embedded = await startEmbedded({ dataDir, log: () => undefined })
  stopDatabase = embedded.stop
  database = openDatabase({ url: embedded.url, businessTz: BUSINESS_TZ })
})
afterAll(async () => {
  frozen.process.kill('SIGCONT')
  await Promise.all([frozen.stop(), other.stop()])
  await database.close()
  await stopDatabase()
  removeFolder(dataDir)
})

type Bill = { id: string; version: number }
/** Changes that a bill allows any number of times. */
const steps = ['hold', 'unhold'] as const

/** Holds and releases a bill until `isOver`. Returns the statuses of the responses. */
async function write(caller: Caller, bill: Bill, isOver: () => boolean): Promise<number[]> {
  const codes: number[] = []
  let { version } = bill
  for (let round = 0; !isOver(); round++) {
    const step = steps[round % 2] ?? 'hold'
    const body = { id: bill.id, version, ...(step === 'hold' && { reason: 'to be checked' }) }
    const change = { key: `${bill.id}-${version}`, step, body }
    let answer = await caller.send(change)
    codes.push(answer.code)
    // A client repeats a change that got 503, with its key.
    while (answer.code === 503) answer = await caller.send(change)
    if (answer.code !== 200) return [...codes, answer.code]
    version += 1
  }
  return codes
}

const openTransactions = async () => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`)
  return rows[0]?.count
}

test('while a node is frozen, other nodes write, and the node continues correctly when it wakes', {
  tags: ['slow'],
}, async () => {
  const [slow, quick] = [await createCaller(frozen.url), await createCaller(other.url)]
  const bills = await quick.pending(WRITERS + 1)
  const [own = { id: '', version: 0 }, ...rest] = bills
  let isOver = false
  const writing = rest.map((bill) => write(slow, bill, () => isOver))
  const codes: number[] = []
  let { version } = own

  for (let freeze = 0; freeze < FREEZES; freeze++) {
    await slow.bill(own.id)
    frozen.process.kill('SIGSTOP')
    for (const step of steps) {
      const body = { id: own.id, version, ...(step === 'hold' && { reason: 'to be checked' }) }
      codes.push((await quick.send({ key: `own-${version}`, step, body })).code)
      version += 1
    }
    await vi.waitUntil(async () => (await openTransactions()) === 0, { timeout: 30_000, interval: 100 })
    frozen.process.kill('SIGCONT')
    await slow.bill(own.id)
  }
  isOver = true
  const answers = (await Promise.all(writing)).flat()

  expect(codes).toEqual(codes.map(() => 200))
  expect(answers.filter((code) => code !== 200 && code !== 503)).toEqual([])
  const { rows } = await database.pool.query(
    `select b.id from settle_bill b where b.id = any($1) and b.version <>
      (select max((detail ->> 'version')::int) from audit_log where subject_id = b.id)`,
    [bills.map(({ id }) => id)],
  )
  expect(rows).toEqual([])
  expect((await verifyAuditChain(database.db)).bad).toBeUndefined()
})
