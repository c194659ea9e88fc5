import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Page } from '#schemas'
import { openDatabase, startEmbedded } from '../../server/db/index.ts'
import { type ChainReport, verifyAuditChain } from '../../server/platform/audit-log/verify.ts'
import { readShippedPages } from '../../server/platform/pages/shipped-pages.ts'
import {
  type BillChange,
  type Caller,
  createCaller,
  type WriteLog,
  writeUntilStopped,
} from '../support/bill-writer.ts'
import { BUSINESS_TZ } from '../support/cluster.ts'
import { makeFolder, postmasterPid, removeFolder } from '../support/embedded.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type SmsGateway, startSmsGateway } from '../support/sms-gateway.ts'

// Builds, starts and kills real processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const WRITERS = 4
const BILLS_EACH = 20
/**
 * Number of acknowledged changes before the kill. The writers send 400 changes in total, so the kill
 * interrupts some changes.
 */
const CHANGES_BEFORE_KILL = 150

const dataDir = makeFolder()
const products: Product[] = []
let gateway: SmsGateway

async function startNode(): Promise<Product> {
  const product = await startProduct({ dataDir, env: gateway.envOf(String(products.length)) })
  products.push(product)
  return product
}

const alive = () =>
  products.filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null)

beforeAll(async () => {
  execFileSync(process.execPath, ['server/start.mjs', '--build-only'], { stdio: 'ignore' })
  gateway = await startSmsGateway()
})
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()))
  gateway.close()
  removeFolder(dataDir)
})

const hold = (bill: { id: string; version: number }, key: string): BillChange => ({
  key,
  step: 'hold',
  body: { id: bill.id, version: bill.version, reason: 'to be checked' },
})

describe('two processes on one data folder', { tags: ['slow'] }, () => {
  let first: Product
  let second: Product
  beforeAll(async () => {
    first = await startNode()
    second = await startNode()
  })

  test('each process returns a change of the other immediately', async () => {
    const [one, other] = [await createCaller(first.url), await createCaller(second.url)]
    const [bill = { id: '', version: 0 }] = await one.pending(1)

    await one.send(hold(bill, 'by-one'))
    const seen = await other.bill(bill.id)
    await other.send({ key: 'by-other', step: 'unhold', body: { id: bill.id, version: seen.version } })

    expect(seen).toMatchObject({ status: 'HELD', version: bill.version + 1 })
    expect(await one.bill(bill.id)).toMatchObject({ status: 'PENDING', version: bill.version + 2 })
  })

  test('a retry at the other process gets the same response, byte for byte', async () => {
    const [one, other] = [await createCaller(first.url), await createCaller(second.url)]
    const [bill = { id: '', version: 0 }] = await one.pending(1)

    const answers = await Promise.all([one, other].map((caller) => caller.send(hold(bill, 'sent-twice'))))

    expect(answers[0]).toMatchObject({ code: 200 })
    expect(answers[1]).toEqual(answers[0])
  })

  test('the process that started the database may stop first', async () => {
    await first.stop()

    const caller = await createCaller(second.url)
    const [bill = { id: '', version: 0 }] = await caller.pending(1)
    expect(await caller.send(hold(bill, 'after-the-first'))).toMatchObject({ code: 200 })
  })
})

describe('kill -9 of a process during the delivery of a message', { tags: ['slow'] }, () => {
  const MOBILES = ['13900000001', '13900000002', '13900000003', '13900000004']
  const CODE = 'node_lost'

  /** Sends an SMS to each number as the administrator. */
  async function sendAll(url: string): Promise<void> {
    const { post } = await createCaller(url, 'admin')
    const text = { templateCode: CODE, templateName: 'Ready', templateType: '1', templateContent: 'Ready.' }
    await post('/sys/message/sysMessageTemplate/add', text)
    for (const receiver of MOBILES)
      await post('/sys/message/sysMessageTemplate/sendMsg', { templateCode: CODE, receiver, testData: '{}' })
  }

  test('another process sends the message with the same id; no other message is sent twice', async () => {
    const { url: databaseUrl, stop } = await startEmbedded({ dataDir, log: () => undefined })
    const { db, close } = openDatabase({ url: databaseUrl, businessTz: BUSINESS_TZ })
    const { handed } = gateway
    const { url } = await startNode()
    await startNode()
    await sendAll(url)
    await vi.waitUntil(() => handed.length > 0, { timeout: 20_000 })
    const [lost] = handed as [(typeof handed)[number]]
    const { process: killed } = products[Number(lost.node)] as Product

    const gone = once(killed, 'exit')
    killed.kill('SIGKILL')
    await gone
    // A message that a dead node has claimed is due again after a minute.
    await sql`update sys_sms set next_time = next_time - interval '1 minute'`.execute(db)

    const ofAll = () => db.selectFrom('sys_sms').selectAll().where('template_code', '=', CODE).execute()
    const states = async () => (await ofAll()).map((message) => message.es_send_status)
    await vi.waitFor(async () => expect(await states()).toEqual(MOBILES.map(() => '1')), { timeout: 30_000 })
    const timesOf = (id: string) => handed.filter((message) => message.id === id).length
    const others = (await ofAll()).filter(({ id }) => id !== lost.id)
    expect(handed.findLast(({ id }) => id === lost.id)?.node).not.toBe(lost.node)
    expect(timesOf(lost.id)).toBe(2)
    expect(others.map(({ id }) => timesOf(id))).toEqual([1, 1, 1])
    await close()
    await stop()
  })
})

describe('kill -9 of a process during publications', { tags: ['slow'] }, () => {
  const page = readShippedPages().get('bill/SettleBillList') as Page
  const ENOUGH = 5

  test('leaves whole versions, each with its release, and loses no acknowledged one', async () => {
    const { url, process: killed } = await startNode()
    const { post } = await createCaller(url, 'admin')
    let acknowledged = 0
    const publishing = (async () => {
      for (;;) {
        const body = { id: page.id, page, baseVersion: acknowledged, message: 'again' }
        await post('/app/pages/publish', body)
        acknowledged += 1
      }
    })().catch(() => undefined)
    await vi.waitUntil(() => acknowledged >= ENOUGH, { timeout: 30_000, interval: 2 })

    const gone = once(killed, 'exit')
    killed.kill('SIGKILL')
    await Promise.all([gone, publishing])

    const { url: databaseUrl, stop } = await startEmbedded({ dataDir, log: () => undefined })
    const { db, close } = openDatabase({ url: databaseUrl, businessTz: BUSINESS_TZ })
    const numbers = (table: 'page_version' | 'page_release') =>
      db.selectFrom(table).select('version').orderBy('version').execute()
    const [versions, releases] = await Promise.all([numbers('page_version'), numbers('page_release')])
    const { latest_version } = await db.selectFrom('page').selectAll().executeTakeFirstOrThrow()
    await close()
    await stop()

    expect(releases).toEqual(versions)
    expect([acknowledged, acknowledged + 1]).toContain(versions.length)
    expect(latest_version).toBe(versions.length)
  })
})

describe('kill -9 of all processes and of the database during writes', { tags: ['slow'] }, () => {
  type Bill = Awaited<ReturnType<Caller['pending']>>[number]
  const writeLogs: WriteLog[] = Array.from({ length: WRITERS }, () => ({
    acknowledged: [],
    unanswered: undefined,
  }))
  let before: Bill[]
  let caller: Caller
  let audit: { chain: ChainReport; total: number; bills: { id: string; version: number }[] }

  const acknowledged = () => writeLogs.flatMap((writeLog) => writeLog.acknowledged)
  const unanswered = () => writeLogs.flatMap((log) => log.unanswered ?? [])
  const now = () => Promise.all(before.map(({ id }) => caller.bill(id)))

  async function killAll(): Promise<void> {
    const left = alive()
    const gone = left.map((product) => once(product.process, 'exit'))
    process.kill(postmasterPid(path.join(dataDir, 'postgres')), 'SIGKILL')
    for (const product of left) product.process.kill('SIGKILL')
    await Promise.all(gone)
  }

  const versionIn = (detail: unknown) => (detail as { version: number }).version

  /** Reads the audit log in a separate process. */
  async function readAudit(): Promise<typeof audit> {
    const { url, stop } = await startEmbedded({ dataDir, log: () => undefined })
    const { db, close } = openDatabase({ url, businessTz: BUSINESS_TZ })
    const rows = await db
      .selectFrom('audit_log')
      .select(['subject_kind', 'subject_id', 'detail'])
      .orderBy('seq')
      .execute()
    const chain = await verifyAuditChain(db)
    await close()
    await stop()
    const bills = rows
      .filter((row) => row.subject_kind === 'settle_bill')
      .map(({ subject_id: id, detail }) => ({ id, version: versionIn(detail) }))
    return { chain, total: rows.length, bills }
  }

  beforeAll(async () => {
    const nodes = [await startNode(), ...alive()]
    const callers = await Promise.all(nodes.slice(0, 2).map(({ url }) => createCaller(url)))
    before = await (callers[0] as Caller).pending(WRITERS * BILLS_EACH)
    const writing = writeLogs.map((writeLog, index) => {
      const bills = before.slice(index * BILLS_EACH, (index + 1) * BILLS_EACH)
      return writeUntilStopped(callers[index % callers.length] as Caller, bills, writeLog)
    })
    await vi.waitUntil(() => acknowledged().length > CHANGES_BEFORE_KILL, { timeout: 30_000, interval: 2 })
    await killAll()
    await Promise.all(writing)

    caller = await createCaller((await startNode()).url)
    audit = await readAudit()
  })

  test('no acknowledged change is lost', async () => {
    const last = new Map(acknowledged().map(({ body, status, version }) => [body.id, { status, version }]))
    const touched = new Set(unanswered().map(({ body }) => body.id))
    const bills = await now()

    const kept = bills.filter((_bill, index) => !touched.has(before[index]?.id ?? ''))
    const expected = before
      .filter(({ id }) => !touched.has(id))
      .map(({ id, version }) => last.get(id) ?? { status: 'PENDING', version })
    expect(acknowledged().length).toBeGreaterThan(CHANGES_BEFORE_KILL)
    expect(kept.map(({ status, version }) => ({ status, version }))).toEqual(expected)
  })

  test('the audit log has exactly one row for each change', async () => {
    const bills = await now()

    const expected = before.map((bill, index) => {
      const changes = (bills[index]?.version ?? 0) - bill.version
      return Array.from({ length: changes }, (_, done) => bill.version + done + 1)
    })
    const written = before.map((bill) =>
      audit.bills
        .filter(({ id, version }) => id === bill.id && version > bill.version)
        .map(({ version }) => version),
    )
    expect(written).toEqual(expected)
  })

  test('the hash chain of the audit log is valid', () => {
    expect(audit.chain).toEqual({ rows: audit.total })
  })

  test('repeating an acknowledged change returns the same response, byte for byte', async () => {
    // The requests are sent one after another, because so many simultaneous requests would wait too long for
    // a connection.
    const answers: { code: number; text: string }[] = []
    for (const change of acknowledged()) answers.push(await caller.send(change))

    expect(answers).toEqual(acknowledged().map(({ text }) => ({ code: 200, text })))
  })

  test('repeating a change whose response was lost has a single effect', async () => {
    const answers = await Promise.all(unanswered().map((change) => caller.send(change)))

    const bills = await Promise.all(unanswered().map(({ body }) => caller.bill(body.id)))
    expect(answers.map(({ code }) => code)).toEqual(unanswered().map(() => 200))
    expect(bills.map(({ version }) => version)).toEqual(unanswered().map(({ body }) => body.version + 1))
  })
})
