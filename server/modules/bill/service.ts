import type { BillChange, BillEvent, BillRef, BillSummary, SettleBillDetail } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import { createList } from '../../platform/list/list.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { runTransition } from '../../platform/states/run-transition.ts'
import { billResource } from '../../records/bill.ts'
import type { Services } from '../../services.ts'
import { approvalThreshold } from './adjustment-rules.ts'
import { billNotFound } from './errors.ts'
import { historyOf } from './history.ts'
import { itemsOf, summarize } from './repo.ts'
import { type BillStep, billStates } from './states.ts'

/** Creates the service of settlement bills and their steps. */
export function createBills(services: Pick<Services, 'database' | 'clock' | 'config' | 'listChanges'>) {
  const { database, config } = services
  const list = createList(billResource, services)

  /** Runs a step of a bill, which other users may be working on too. */
  async function runStep(
    tx: Tx,
    { step, ...ref }: BillRef & { step: BillStep; reason?: string },
    context: ChangeContext,
  ): Promise<Changed<BillChange>> {
    const request = { states: billStates, transition: step, ...ref }
    const { before, status, version, audit } = await runTransition(tx, request, context)
    return { result: { id: ref.id, billNo: before.bill_no, status, version }, audit }
  }

  return {
    list,
    async get(id: string, { scope }: SignedIn): Promise<SettleBillDetail> {
      const bill = await list.find(id, scope)
      if (!bill) throw billNotFound()
      const items = await itemsOf(database.db, id, localeOfScope(scope))
      return { ...bill, items, adjustSignatureFen: approvalThreshold(config) }
    },
    async history(id: string, { scope }: SignedIn): Promise<BillEvent[]> {
      if (!(await list.find(id, scope))) throw billNotFound()
      return historyOf(database.db, id)
    },
    summary: ({ scope }: SignedIn): Promise<BillSummary> => summarize(database.db, scope),
    runStep,
  }
}
