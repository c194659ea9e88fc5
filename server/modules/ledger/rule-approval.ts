import type { LedgerRule } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { createApprovals, type Signer } from '../../platform/approval/service.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import type { BodyOf } from '../../platform/resource/declaration.ts'
import { readRecord } from '../../platform/resource/records.ts'
import { checkLedgerRule, isScopeKnown, ledgerRuleList } from '../../records/ledger-rule/ledger-rules.ts'
import type { Services } from '../../services.ts'

type Body = BodyOf<'ledgerRule'>

/**
 * True if a user may see the rule before the change, and the rule's shop, group or brand after the change.
 */
async function isSeenBy(
  { scope, permissions }: Signer,
  tx: Tx,
  { body, before }: { body: Body; before: LedgerRule | undefined },
): Promise<boolean> {
  if (!permissions.has('ledgerRule:list') || !(await isScopeKnown(tx, body, scope))) return false
  return !before || (await readRecord(tx, ledgerRuleList, { id: before.id, scope })) !== undefined
}

/**
 * Creates a function that checks a rule that a user adds or edits. An active rule decides which receivers get
 * a share of the income of shops. So a second user must have approved exactly this rule if the change leaves
 * it active.
 */
export function createApprovedCheck(services: Services) {
  const approvals = createApprovals(services)
  return async (tx: Tx, body: Body, before: LedgerRule | undefined, context: ChangeContext) => {
    const columns = await checkLedgerRule(tx, body, before, context)
    if (body.status !== 'ACTIVE') return columns
    const { signature, ...rule } = body
    const { signer } = await approvals.use(tx, {
      operation: before ? 'ledgerRule.edit' : 'ledgerRule.add',
      signature,
      // An edit without an end date keeps the stored end date, so the approval covers the stored one.
      content: {
        ...rule,
        effectiveTo: rule.effectiveTo === undefined ? before?.effectiveTo : rule.effectiveTo,
      },
      askerId: context.user.id,
      pageId: context.pageId ?? null,
      at: context.at,
      isSeenBy: (approver) => isSeenBy(approver, tx, { body, before }),
    })
    return { ...columns, signed_by: signer.username }
  }
}
