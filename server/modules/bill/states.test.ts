import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { checkStates, type StateModel } from '../../../tests/support/state-model.ts'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { runTransition } from '../../platform/states/run-transition.ts'
import { readTimeline } from '../../platform/states/timeline.ts'
import { failBill, settleBill } from './payout.ts'
import { type BillStep, billStates } from './states.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

type Step = BillStep | 'settle' | 'fail'
interface Command {
  step: Step
  by: 'clerk' | 'reviewer'
  isStale: boolean
}
interface Bill {
  status: string
  version: number
  confirmBy: string | null
}

/**
 * For each step: the statuses in which it is possible, the code of the error in other statuses, and the next
 * status.
 */
const table: Record<Step, [from: string[], otherwise: string, to: string]> = {
  confirm: [['PENDING'], 'BILL_NOT_PENDING', 'CONFIRMED'],
  hold: [['PENDING'], 'BILL_NOT_PENDING', 'HELD'],
  unhold: [['HELD'], 'BILL_NOT_HELD', 'PENDING'],
  release: [['CONFIRMED'], 'BILL_NOT_CONFIRMED', 'SETTLING'],
  // A failed payment whose result was unknown can later be reported as successful.
  settle: [['SETTLING', 'FAILED'], 'BILL_NOT_SETTLING', 'SETTLED'],
  fail: [['SETTLING'], 'BILL_NOT_SETTLING', 'FAILED'],
  retry: [['FAILED'], 'BILL_NOT_FAILED', 'SETTLING'],
}
const steps = Object.keys(table) as Step[]
const isOfChannel = (step: Step) => step === 'settle' || step === 'fail'

/**
 * Expected result of a step: the new bill, or the code of an error. If `isStale` is false, the step names the
 * current version.
 */
function apply(bill: Bill, { step, by, isStale }: Command): Bill | string {
  const [from, otherwise, to] = table[step]
  if (!from.includes(bill.status)) return otherwise
  if (isStale && !isOfChannel(step)) return 'BILL_CHANGED'
  if ((step === 'release' || step === 'retry') && bill.confirmBy === by) return 'BILL_SAME_PERSON'
  return { status: to, version: bill.version + 1, confirmBy: step === 'confirm' ? by : bill.confirmBy }
}

const STALE = -1

/** Runs a step in a transaction. Unless `isStale` is true, the step names the current version of the bill. */
async function runStep(tx: Tx, id: string, { step, by, isStale }: Command): Promise<void> {
  const at = new Date()
  const nextId = () => server.services.ids.nextId()
  if (step === 'settle') return void (await settleBill(tx, id, { at, nextId }))
  if (step === 'fail') return void (await failBill(tx, id, { reason: ' account closed ', at, nextId }))
  const { rows } = await sql<Bill>`select version from settle_bill where id = ${id} for update`.execute(tx)
  const version = isStale ? STALE : (rows[0]?.version ?? STALE)
  const user = { username: by, scope: { departs: 'all', rules: {} } } as ChangeContext['user']
  const request = { states: billStates, transition: step, id, version, reason: 'in doubt' }
  await runTransition(tx, request, { user, at, nextId })
}

const run = async (id: string, command: Command): Promise<string | undefined> =>
  withTransaction(server.services.database.db, (tx) => runStep(tx, id, command)).then(
    () => undefined,
    (error) => error.code,
  )

async function createBill(status = 'PENDING', confirmBy: string | null = null): Promise<string> {
  const id = server.services.ids.nextId()
  await sql`insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date,
      trade_end_date, trade_count, refund_count, gross_fen, refund_fen, fee_fen, payable_fen, status, confirm_by,
      sys_org_code)
    values (${id}, ${`N${id}`}, ${id}, 'wechat', '2026-01-02', '2026-01-01', '2026-01-01', 0, 0, 0, 0, 0, 0,
      ${status}, ${confirmBy}, 'A01')`.execute(server.services.database.db)
  return id
}

async function read(id: string) {
  const { rows } = await sql<
    Bill & { holdReason: string; failReason: string; settleTime: string }
  >`select status,
      version, confirm_by as "confirmBy", hold_reason as "holdReason", fail_reason as "failReason",
      settle_time as "settleTime"
    from settle_bill where id = ${id}`.execute(server.services.database.db)
  if (!rows[0]) throw new Error(`no bill ${id}`)
  return rows[0]
}

/**
 * Checks the timeline: each transition starts at the status where the previous transition ended, and the last
 * transition leads to the current status. Also checks that reasons and settle time are set only in the
 * statuses that have them.
 */
async function verify(id: string, succeeded: number): Promise<void> {
  const { status, holdReason, failReason, settleTime } = await read(id)
  const path = (
    await readTimeline(server.services.database.db, { subject: 'settle_bill', id, locale: 'en-US' })
  ).toReversed()
  expect(path).toHaveLength(succeeded)
  expect(path.map(({ fromStatus }) => fromStatus)).toEqual(
    path.map((_, index) => (index === 0 ? 'PENDING' : path[index - 1]?.toStatus)),
  )
  expect(path.at(-1)?.toStatus ?? 'PENDING').toBe(status)
  expect({ holdReason, failReason, isSettled: settleTime !== null }).toEqual({
    holdReason: status === 'HELD' ? 'in doubt' : null,
    failReason: status === 'FAILED' ? 'account closed' : null,
    isSettled: status === 'SETTLED',
  })
}

function billModel(): StateModel<Command, Bill> {
  let id = ''
  return {
    command: fc.record({
      step: fc.constantFrom(...steps),
      by: fc.constantFrom('clerk', 'reviewer'),
      isStale: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
    }),
    apply,
    create: async () => {
      const created = await createBill()
      id = created
      const record = {
        run: (command: Command) => run(created, command),
        read: async () => {
          const { status, version, confirmBy } = await read(created)
          return { status, version, confirmBy }
        },
      }
      return { record, state: { status: 'PENDING', version: 0, confirmBy: null } }
    },
    verify: (succeeded) => verify(id, succeeded),
  }
}

describe('the steps of a bill', () => {
  test('random steps, also two at the same time, follow the table of statuses', () =>
    checkStates(billModel(), 12))

  test('many random steps follow the table of statuses', { tags: ['slow'], timeout: 300_000 }, () =>
    checkStates(billModel(), 500),
  )

  const statuses = ['PENDING', 'HELD', 'CONFIRMED', 'SETTLING', 'FAILED']
  test.each(steps.flatMap((step) => statuses.map((status) => [step, status] as const)))(
    'the step %s of a bill that is %s follows the table of statuses',
    async (step, status) => {
      const id = await createBill(status, 'clerk')
      const expected = apply(
        { status, version: 0, confirmBy: 'clerk' },
        { step, by: 'reviewer', isStale: false },
      )

      const code = await run(id, { step, by: 'reviewer', isStale: false })

      expect(code).toBe(typeof expected === 'string' ? expected : undefined)
    },
  )

  test('a settled bill accepts no step', async () => {
    const id = await createBill('SETTLED')

    const codes = await Promise.all(steps.map((step) => run(id, { step, by: 'reviewer', isStale: false })))

    expect(codes).toEqual(steps.map((step) => table[step][1]))
  })
})

test('the result of a payment is audited as a change of the system', async () => {
  const id = await createBill('SETTLING')
  const context = { at: new Date(), nextId: () => server.services.ids.nextId() }

  const audit = await withTransaction(server.services.database.db, (tx) =>
    failBill(tx, id, { ...context, reason: 'x'.repeat(700) }),
  )

  expect(audit).toEqual({
    action: 'bill.fail',
    subject: { kind: 'settle_bill', id },
    detail: { billNo: `N${id}`, from: 'SETTLING', to: 'FAILED', version: 1, reason: 'x'.repeat(500) },
  })
  const [entry] = await readTimeline(server.services.database.db, {
    subject: 'settle_bill',
    id,
    locale: 'en-US',
  })
  expect(entry).toMatchObject({ transition: 'fail', by: 'system', reason: 'x'.repeat(500) })
})

describe('the retry of a failed payment', () => {
  const retry = async (id: string, username: string) =>
    server.app.inject({
      method: 'PUT',
      url: '/jeecg-boot/bill/settleBill/retry',
      payload: { id, version: 0 },
      headers: { ...(await server.signIn(username)), 'idempotency-key': randomUUID() },
    })

  test('a retry pays the bill again; a bill of zero is then settled', async () => {
    const answer = await retry(await createBill('FAILED', 'clerk'), 'reviewer')

    expect(answer.json().result).toMatchObject({ status: 'SETTLED', version: 2 })
  })

  test('a retry is refused without permission, and for the user who confirmed the bill', async () => {
    const byClerk = await retry(await createBill('FAILED', 'reviewer'), 'clerk')
    const byConfirmer = await retry(await createBill('FAILED', 'reviewer'), 'reviewer')

    expect([byClerk, byConfirmer].map((answer) => [answer.statusCode, answer.json().result.error])).toEqual([
      [403, 'FORBIDDEN'],
      [409, 'BILL_SAME_PERSON'],
    ])
  })
})

test('a transition of a record never changes', async () => {
  const { db } = server.services.database

  await expect(sql`update state_transition set reason = 'x'`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`delete from state_transition`.execute(db)).rejects.toThrow('never changed')
})
