import type { BillChange, BillEvent, BillRef, BillSummary, SettleBillDetail } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import { createList } from '../../platform/list/list.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { billResource } from '../../records/bill.ts'
import type { Services } from '../../services.ts'
import { approvalThreshold } from './adjustment-rules.ts'
import { billNotFound } from './errors.ts'
import { historyOf } from './history.ts'
import { itemsOf, lockBill, type StatusChange, saveStatus, summarize } from './repo.ts'
import { type BillStep, nextStatus } from './rules.ts'

/** Columns that each step writes in addition to the status. */
const stepColumns: Record<
  BillStep,
  (by: string, time: string, reason?: string) => Omit<StatusChange, 'status'>
> = {
  confirm: (by, time) => ({ confirm_by: by, confirm_time: time }),
  hold: (_by, _time, reason = '') => ({ hold_reason: reason.trim() }),
  unhold: () => ({ hold_reason: null }),
  release: (by, time) => ({ release_by: by, release_time: time }),
}

/** Creates the service of settlement bills and their steps. */
export function createBills(services: Pick<Services, 'database' | 'clock' | 'config' | 'listChanges'>) {
  const { database, config } = services
  const list = createList(billResource, services)

  /**
   * Runs one step of a bill. Throws if the caller read an older version. The user who confirmed the bill
   * can't release it.
   */
  async function runStep(
    tx: Tx,
    { step, id, version, reason }: BillRef & { step: BillStep; reason?: string },
    { user, at }: ChangeContext,
  ): Promise<Changed<BillChange>> {
    const bill = await lockBill(tx, id, user.scope)
    if (!bill) throw billNotFound()
    const by = user.username
    const status = nextStatus(step, bill, { version, by })
    const move = { status, ...stepColumns[step](by, at.toISOString(), reason) }
    const next = await saveStatus(tx, id, { move, by, at })
    return {
      result: { id, billNo: bill.billNo, status, version: next },
      audit: {
        action: `bill.${step}`,
        subject: { kind: 'settle_bill', id },
        detail: {
          billNo: bill.billNo,
          from: bill.status,
          to: status,
          version: next,
          ...(reason !== undefined && { reason }),
        },
      },
    }
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
