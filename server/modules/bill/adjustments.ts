import type { AdjustBill, AdjustedBill } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { createApprovals, type Signer, type UsedApproval } from '../../platform/approval/service.ts'
import { isOwnUpload } from '../../platform/file/uploads.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { Scope, SignedIn } from '../../platform/http/request.ts'
import type { Services } from '../../services.ts'
import { addAdjustments, carryOf, readBills, readUnapprovedFen, writeBills } from './adjustment-repo.ts'
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

  /** Locks a bill; undefined if it is unknown or outside the scope. */
  const lockBill = async (tx: Tx, id: string, scope: Scope) =>
    (await readBills(tx, { by: 'id', of: [id], scope, lock: true }))[0]

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
    const isSeenBy = async ({ scope }: Signer) => (await lockBill(tx, billId, scope)) !== undefined
    const work = { operation: 'bill.adjust', signature, content, askerId: user.id, pageId, at, isSeenBy }
    return approvals.use(tx, work)
  }

  return {
    /**
     * Adds an adjustment line to a bill that isn't confirmed yet. Existing lines are never changed. Throws if
     * the caller read an older version.
     */
    async adjust(tx: Tx, body: AdjustBill, context: AdjustmentContext): Promise<Changed<AdjustedBill>> {
      const { user, at } = context
      const { billId, amountFen, attachment } = body
      const reason = readAdjustment(body)
      const bill = await lockBill(tx, billId, user.scope)
      if (!bill) throw billNotFound()
      requireAdjustable(bill, body)
      if (attachment && !(await isOwnUpload(tx, user.id, attachment))) {
        throw billAdjustInvalid({
          attachment: { en: 'File not found. Upload it again.', zh: '附件不存在' },
        })
      }
      const next = adjustBill(bill, amountFen)
      const signature = await checkApproval(tx, body, context)
      const id = nextId()
      const adjustment = {
        id,
        itemId: nextId(),
        bill,
        amountFen,
        reason,
        attachment: attachment || null,
        signedBy: signature?.signer.username ?? null,
        counterOf: null,
        carry: carryOf(next, nextId),
      }
      const writing = { by: user.username, at }
      await addAdjustments(tx, [adjustment], writing)
      await writeBills(tx, [{ ...bill, ...next }], writing)
      const { billNo } = bill
      const version = bill.version + 1
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
