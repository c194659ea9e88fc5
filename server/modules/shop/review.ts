import { type ApproveShop, applicationSections, type RejectShop, type ShopStatusChange } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { runTransition, statusChange } from '../../platform/states/run-transition.ts'
import { shopReviewIncomplete } from './errors.ts'
import { requireVisibleLedgerRule } from './ledger-rule.ts'
import { shopStates } from './states.ts'

/**
 * Approves an application. Throws if the reviewer hasn't checked all sections, or may not see the ledger rule
 * of the application. The audit log contains the checked sections.
 */
export async function approve(
  tx: Tx,
  { checked, ...ref }: ApproveShop,
  context: ChangeContext,
): Promise<Changed<ShopStatusChange>> {
  const request = { states: shopStates, transition: 'approve', ...ref, detail: { checked } } as const
  const changed = statusChange(await runTransition(tx, request, context))
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
  const more = { columns: { reject_section: section }, detail: { section } }
  const request = { states: shopStates, transition: 'reject', ...ref, ...more } as const
  return statusChange(await runTransition(tx, request, context))
}
