import {
  type ApproveShop,
  applicationSections,
  type RejectShop,
  type ShopRef,
  type ShopStatusChange,
} from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import type { TransitionColumns } from '../../platform/states/define-states.ts'
import { runTransition } from '../../platform/states/run-transition.ts'
import { shopReviewIncomplete } from './errors.ts'
import { requireVisibleLedgerRule } from './ledger-rule.ts'
import { shopStates } from './states.ts'

type Step = 'approve' | 'reject' | 'revise' | 'suspend' | 'resume' | 'close'

/** Runs a step that changes the status of a shop. Throws if another user has changed the shop meanwhile. */
export async function changeStatus(
  tx: Tx,
  {
    step,
    ...ref
  }: ShopRef & {
    step: Step
    reason?: string
    detail?: Record<string, unknown>
    columns?: TransitionColumns<'shop_basic_info'>
  },
  context: ChangeContext,
): Promise<Changed<ShopStatusChange>> {
  const request = { states: shopStates, transition: step, ...ref }
  const { status, version, audit } = await runTransition(tx, request, context)
  return { result: { id: ref.id, status, version }, audit }
}

/**
 * Approves an application. Throws if the reviewer hasn't checked all sections, or may not see the ledger rule
 * of the application. The audit log contains the checked sections.
 */
export async function approve(
  tx: Tx,
  { checked, ...ref }: ApproveShop,
  context: ChangeContext,
): Promise<Changed<ShopStatusChange>> {
  const changed = await changeStatus(tx, { step: 'approve', ...ref, detail: { checked } }, context)
  const missing = applicationSections.filter((section) => !checked.includes(section))
  if (missing.length > 0) throw shopReviewIncomplete(missing)
  await requireVisibleLedgerRule(tx, ref.id, context.user)
  return changed
}

/** Rejects an application. `section` is the section that the applicant has to correct. */
export async function reject(
  tx: Tx,
  { section, ...ref }: RejectShop,
  context: ChangeContext,
): Promise<Changed<ShopStatusChange>> {
  const columns = { reject_section: section }
  return changeStatus(tx, { step: 'reject', ...ref, columns, detail: { section } }, context)
}
