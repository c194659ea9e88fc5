import type { AdjustBill, AdjustedBill } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { createApprovals, type Signer, type UsedApproval } from '../../platform/approval/service.ts'
import { isOwnUpload } from '../../platform/file/uploads.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { createList } from '../../platform/list/list.ts'
import { adjustmentResource } from '../../records/adjustment.ts'
import type { Services } from '../../services.ts'
import { addAdjustment, lockBillAmounts, readUnapprovedFen, writeAmounts } from './adjustment-repo.ts'
import { adjustBill, readAdjustment, requireAdjustable, requiresApproval } from './adjustment-rules.ts'
import { billAdjustInvalid, billNotFound } from './errors.ts'

/** User, page and time of an adjustment, for its approval and for the audit log. */
interface AdjustmentContext {
  user: SignedIn
  pageId: string | null
  at: Date
}

/** Creates the service of bill adjustments. */
export function createAdjustments(services: Services) {
  const { ids, config } = services
  const approvals = createApprovals(services)
  const nextId = () => ids.nextId()

  /**
   * If the adjustment requires an approval, checks that it was approved by a second user who can see the
   * bill.
   */
  async function checkApproval(
    tx: Tx,
    { signature, ...content }: AdjustBill,
    { user, pageId, at }: AdjustmentContext,
  ): Promise<UsedApproval | undefined> {
    const { amountFen, billId } = content
    const unapprovedFen = (await readUnapprovedFen(tx, [billId])).get(billId) ?? 0
    if (!requiresApproval({ amountFen, unapprovedFen }, config)) return undefined
    const isSeenBy = async ({ scope }: Signer) => (await lockBillAmounts(tx, billId, scope)) !== undefined
    const work = { operation: 'bill.adjust', signature, content, askerId: user.id, pageId, at, isSeenBy }
    return approvals.use(tx, work)
  }

  return {
    list: createList(adjustmentResource, services),

    /**
     * Adds an adjustment line to a bill that isn't confirmed yet. Existing lines are never changed. Throws if
     * the caller read an older version.
     */
    async adjust(tx: Tx, body: AdjustBill, context: AdjustmentContext): Promise<Changed<AdjustedBill>> {
      const { user, at } = context
      const { billId, amountFen, attachment } = body
      const reason = readAdjustment(body)
      const bill = await lockBillAmounts(tx, billId, user.scope)
      if (!bill) throw billNotFound()
      requireAdjustable(bill, body)
      if (attachment && !(await isOwnUpload(tx, user.id, attachment))) {
        throw billAdjustInvalid({
          attachment: { en: 'File not found. Upload it again.', zh: '附件不存在' },
        })
      }
      const next = adjustBill(bill, amountFen)
      const { billNo, orgCode } = bill
      const signature = await checkApproval(tx, body, context)
      const by = user.username
      const id = nextId()
      const writing = {
        id,
        billId,
        amountFen,
        reason,
        attachment: attachment || null,
        orgCode,
        signedBy: signature?.signer.username ?? null,
        by,
        at,
        nextId,
      }
      await addAdjustment(tx, writing, next)
      const version = await writeAmounts(tx, billId, { adjusted: next, by, at })
      const { payableFen, carryFen } = next
      return {
        result: { id, billId, billNo, amountFen, payableFen, carryFen, version },
        audit: {
          action: 'bill.adjust',
          subject: { kind: 'settle_bill', id: billId },
          detail: {
            billNo,
            adjustment: id,
            amountFen,
            reason,
            payableFen,
            carryFen,
            version,
            ...(signature && { signedBy: signature.signer.username, signature: signature.id }),
          },
        },
      }
    },
  }
}
