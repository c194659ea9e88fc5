import type { BillChange, BillEvent, BillRef, BillSummary, SettleBillDetail } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import { createList } from '../../platform/list/list.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { runTransition } from '../../platform/states/run-transition.ts'
import { billResource } from '../../records/bill.ts'
import type { Services } from '../../services.ts'
import { readUnapprovedFen } from './adjustment-repo.ts'
import { approvalThreshold } from './adjustment-rules.ts'
import { billNotFound } from './errors.ts'
import { historyOf } from './history.ts'
import { payBill } from './payout.ts'
import { itemsOf, stateOf, summarize } from './repo.ts'
import { type BillStep, billStates } from './states.ts'

/** Creates the service of settlement bills and their steps. */
export function createBills(services: Services) {
  const { database, config } = services
  const list = createList(billResource, services)
  const operations = createChannelOperations(services)

  /** Runs a step of a bill, which other users may be working on too. A released bill is paid. */
  async function runStep(
    tx: Tx,
    { step, ...ref }: BillRef & { step: BillStep; reason?: string },
    context: ChangeContext,
  ): Promise<Changed<BillChange>> {
    const request = { states: billStates, transition: step, ...ref }
    const { before, status, version, audit } = await runTransition(tx, request, context)
    const change = { id: ref.id, billNo: before.bill_no }
    if (status !== 'SETTLING') return { result: { ...change, status, version }, audit }
    const paid = await payBill(tx, before, { ...context, operations })
    // A bill of zero is settled at once.
    const now = before.payable_fen === 0 ? await stateOf(tx, ref.id) : { status, version }
    return { result: { ...change, ...now }, audit: [audit, ...paid] }
  }

  return {
    list,
    async get(id: string, { scope }: SignedIn): Promise<SettleBillDetail> {
      const bill = await list.find(id, scope)
      if (!bill) throw billNotFound()
      const items = await itemsOf(database.db, id, localeOfScope(scope))
      const unapprovedFen = (await readUnapprovedFen(database.db, [id])).get(id) ?? 0
      return { ...bill, items, adjustSignatureFen: approvalThreshold(unapprovedFen, config) }
    },
    async history(id: string, { scope }: SignedIn): Promise<BillEvent[]> {
      if (!(await list.find(id, scope))) throw billNotFound()
      return historyOf(database.db, id)
    },
    summary: ({ scope }: SignedIn): Promise<BillSummary> => summarize(database.db, scope),
    runStep,
  }
}
