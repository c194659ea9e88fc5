import type { BillChange, BillEvent, BillRef, BillSummary, SettleBill, SettleBillDetail } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { Outcome } from '../../platform/http/many.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import type { ResourceList } from '../../platform/list/list.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { runTransition, runTransitions, type TransitionResult } from '../../platform/states/run-transition.ts'
import type { Services } from '../../services.ts'
import { readUnapprovedFen } from './adjustment-repo.ts'
import { approvalThreshold } from './adjustment-rules.ts'
import { type BillStatus, billNotFound } from './errors.ts'
import { historyOf } from './history.ts'
import { createPayouts, lockPayout, payAgain, settleBill } from './payout.ts'
import { itemsOf, stateOf, summarize } from './repo.ts'
import { type BillStep, billStates, type ManyStep } from './states.ts'

/** Result of a step: the bill before the step, with its new status and version. */
type MadeStep = TransitionResult<'settle_bill', BillStatus>

/**
 * Converts the result of a step to a response with its audit entry. The step must have changed only the bill.
 */
const changeOf = ({ before: { id, bill_no: billNo }, status, version, audit }: MadeStep) => ({
  result: { id, billNo, status, version },
  audit: [audit],
})

/** Creates the service of settlement bills and their steps. */
export function createBills(services: Services, list: ResourceList<SettleBill>) {
  const { database, config } = services
  const operations = createChannelOperations(services)

  /**
   * Converts the result of a release or retry to a response with its audit entries. Reads the bill again if
   * its payable amount is zero, because such a bill is settled at once.
   */
  const afterPayout = async (
    tx: Tx,
    { before: { id, bill_no: billNo, payable_fen }, status, version, audit }: MadeStep,
    payout: AuditEntry,
  ) => {
    const now = payable_fen === 0 ? await stateOf(tx, id) : { status, version }
    return { result: { id, billNo, ...now }, audit: [audit, payout] }
  }

  /** Releases bills, and creates for each bill the channel operation that pays it. */
  async function release(
    tx: Tx,
    refs: readonly BillRef[],
    context: ChangeContext,
  ): Promise<Outcome<BillChange>[]> {
    let audits: ReadonlyMap<string, AuditEntry> = new Map()
    const prepare = async (bills: readonly MadeStep['before'][]) => {
      const payouts = await createPayouts(tx, bills, { ...context, operations })
      audits = payouts.audits
      return payouts.errors
    }
    const request = { states: billStates, transition: 'release', refs, prepare } as const
    const outcomes: Outcome<BillChange>[] = []
    for (const made of await runTransitions(tx, request, context)) {
      if ('error' in made) outcomes.push(made)
      else {
        const { id } = made.before
        outcomes.push(await afterPayout(tx, made, audits.get(id) ?? (await settleBill(tx, id, context))))
      }
    }
    return outcomes
  }

  /**
   * Runs a step on several bills, on which other users may be working at the same time. If the step isn't
   * possible for one bill, the step still runs on the other bills.
   */
  async function runSteps(
    tx: Tx,
    { step, refs }: { step: ManyStep; refs: readonly BillRef[] },
    context: ChangeContext,
  ): Promise<Outcome<BillChange>[]> {
    if (step === 'release') return release(tx, refs, context)
    const made = await runTransitions(tx, { states: billStates, transition: step, refs }, context)
    return made.map((outcome) => ('error' in outcome ? outcome : changeOf(outcome)))
  }

  /** Runs a step on one bill. */
  async function runStep(
    tx: Tx,
    { step, ...ref }: BillRef & { step: BillStep; reason?: string },
    context: ChangeContext,
  ): Promise<Changed<BillChange>> {
    if (step === 'release') {
      const [outcome] = await release(tx, [ref], context)
      if (outcome === undefined || 'error' in outcome) throw outcome?.error
      return outcome
    }
    const payout = step === 'retry' ? await lockPayout(tx, operations, ref.id) : undefined
    const made = await runTransition(tx, { states: billStates, transition: step, ...ref }, context)
    if (step !== 'retry') return changeOf(made)
    return afterPayout(tx, made, await payAgain(tx, made.before, { ...context, operations, payout }))
  }

  return {
    async get(id: string, { scope }: SignedIn): Promise<SettleBillDetail> {
      const bill = await list.find(id, scope)
      if (!bill) throw billNotFound()
      const items = await itemsOf(database.db, id, localeOfScope(scope))
      const unapprovedFen = (await readUnapprovedFen(database.db, [id])).get(id) ?? 0
      return { ...bill, items, adjustSignatureFen: approvalThreshold(unapprovedFen, config) }
    },
    async history(id: string, { scope }: SignedIn): Promise<BillEvent[]> {
      if (!(await list.find(id, scope))) throw billNotFound()
      return historyOf(database.db, id, localeOfScope(scope))
    },
    summary: ({ scope }: SignedIn): Promise<BillSummary> => summarize(database.db, scope),
    runStep,
    runSteps,
  }
}
