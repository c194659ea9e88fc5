import type { AdjustBill, BillAdjusted } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { scopeOf } from '../data-rule/scope-of.ts'
import { isOwnUpload } from '../file/uploads.ts'
import { createList } from '../list/list.ts'
import { signatureInvalid } from '../signature/errors.ts'
import { createSignatures, type TakenSignature } from '../signature/service.ts'
import { addAdjustment, lockMoney, writeAmounts } from './adjustment-repo.ts'
import { adjustmentResource } from './adjustment-resource.ts'
import { adjusted, isSigned, readAdjustment, requireAdjustable } from './adjustment-rules.ts'
import { billAdjustInvalid, billNotFound } from './errors.ts'

/** Who adjusts, from which page, and when. */
interface Adjusting {
  user: SignedIn
  pageId: string | null
  at: Date
}

/** Adjustments of bills: reading them, and making one. */
export function createAdjustments(services: Services) {
  const { database, clock, ids, config } = services
  const { pool, db } = database
  const signatures = createSignatures(services)
  const nextId = () => ids.nextId()

  /** A large amount is signed by a second person, who sees the bill himself. */
  async function signed(
    tx: Tx,
    { signature, ...content }: AdjustBill,
    { user, pageId, at }: Adjusting,
  ): Promise<TakenSignature | undefined> {
    if (!isSigned(content.amountFen, config)) return undefined
    const work = { operation: 'bill.adjust', signature, content, askerId: user.id, pageId, at }
    const { billId } = content
    const taken = await signatures.take(tx, work)
    const { signer } = taken
    const scope = scopeOf(signer, signer, { now: at, timeZone: config.businessTz })
    if (!(await lockMoney(tx, billId, scope))) throw signatureInvalid()
    return taken
  }

  return {
    list: createList(adjustmentResource, { pool, db, now: () => clock().getTime() }),

    /** Adds a line to a bill that nobody confirmed yet, as the asker saw it; the lines before it stay as they are. */
    async adjust(tx: Tx, body: AdjustBill, adjusting: Adjusting): Promise<Changed<BillAdjusted>> {
      const { user, at } = adjusting
      const { billId, amountFen, attachment } = body
      const reason = readAdjustment(body)
      const bill = await lockMoney(tx, billId, user.scope)
      if (!bill) throw billNotFound()
      requireAdjustable(bill, body)
      if (attachment && !(await isOwnUpload(tx, user.id, attachment))) {
        throw billAdjustInvalid({
          attachment: { en: 'Not a file of yours: upload it again', zh: '附件不存在' },
        })
      }
      const next = adjusted(bill, amountFen)
      const { billNo, orgCode } = bill
      const signature = await signed(tx, body, adjusting)
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
