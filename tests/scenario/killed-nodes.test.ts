import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAuditChain } from '../../server/platform/audit-log/verify.ts'
import { checkInvariants } from '../../server/records/invariants/check-invariants.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { randomFrom } from './business.ts'

/**
 * Kills nodes at random moments while they generate and pay bills. Checks that nothing is lost and nothing
 * happens twice.
 */

/** Number of nodes that are killed during each kind of work. */
const KILLS = 25
/** Number of days whose trades have no bills yet. */
const DAYS = 25
const random = randomFrom(9)

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase({ demo: true })
  await run(`insert into trade_order (id, trade_no, channel_trade_no, kind, shop_id, channel_code, pay_method,
      amount_fen, rate_ppm, fee_fen, paid_time, status, settle_date, sys_org_code)
    select 'k' || n || m.id, 'K' || n || m.id, 'KC' || n || m.id, 'PAY', m.shop_id, m.channel_code, 'QR',
      100 + n, 0, 0, now() + make_interval(days => n), 'SUCCESS', current_date + n + 1, m.sys_org_code
    from channel_merchant m, generate_series(1, ${DAYS}) n where m.status = 'ACTIVE'`)
}, 120_000)
afterAll(() => made.drop())

const run = async (text: string) => (await made.database.pool.query(text)).rows
/** Returns the invariants that are violated. */
const violated = async () =>
  (await checkInvariants(made.database.db)).filter(({ violations }) => violations.length > 0)
const count = async (text: string) => Number((await run(`select count(*) from ${text}`))[0].count)

/**
 * Starts a node. Kills the node `killAfter` milliseconds after its work began, or waits until its work ends.
 */
async function startNode(work: 'generate' | 'release', killAfter?: number): Promise<void> {
  const script = path.join(import.meta.dirname, 'settlement-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, made.url, work, String(DAYS + 10)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  if (killAfter !== undefined) {
    await Promise.race([once(child.stdout, 'data'), exited])
    await sleep(killAfter)
    child.kill('SIGKILL')
  }
  const [code, signal] = await exited
  if (killAfter === undefined) expect([code, signal]).toEqual([0, null])
}

test('nodes killed while they make bills', { tags: ['slow'], timeout: 900_000 }, async () => {
  for (let kill = 0; kill < KILLS; kill++) await startNode('generate', random.integer(20, 1_500))
  const partly = await count('settle_bill where settle_date > current_date')
  await startNode('generate')

  const all = await count('settle_bill where settle_date > current_date')
  console.info(`${partly} of ${all} bills were made by killed nodes`)
  expect(
    await count(`(select 1 from trade_order t where t.id like 'k%' and not exists (
    select from settle_bill b where b.shop_id = t.shop_id and b.channel_code = t.channel_code
      and b.settle_date = t.settle_date)) x`),
  ).toBe(0)
  expect(await violated()).toEqual([])
})

test('nodes killed while they release and pay bills', { tags: ['slow'], timeout: 900_000 }, async () => {
  await run(`update pay_channel set sandbox_delay_ms = 5`)
  await run(`update settle_bill set status = 'CONFIRMED', confirm_by = 'clerk', confirm_time = now(),
    version = version + 1 where status = 'PENDING' and payable_fen > 0 and settle_date > current_date`)
  const released = await count(`settle_bill where status = 'CONFIRMED'`)
  for (let kill = 0; kill < KILLS; kill++) await startNode('release', random.integer(100, 3_000))
  const paid = await count(`settle_bill where status = 'SETTLED' and settle_time > now() + interval '1 day'`)
  console.info(`${paid} of ${released} bills were paid by killed nodes`)
  await startNode('release')

  expect(
    await count(`settle_bill where status in ('CONFIRMED', 'SETTLING') and settle_date > current_date`),
  ).toBe(0)
  expect(await run('select request_no, effects from sandbox_request where effects > 1')).toEqual([])
  expect(await violated()).toEqual([])
  expect((await verifyAuditChain(made.database.db)).bad).toBeUndefined()
})
