import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { ChannelOperations } from '../../platform/channel/operations.ts'
import type { ChannelResults } from '../../platform/channel/results.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { runSystemTransition } from '../../platform/states/run-transition.ts'
import { billStates } from './states.ts'

/** Time and ids of a change that the server makes. */
type SystemContext = Pick<ChangeContext, 'at' | 'nextId'>

const SUBJECT = billStates.subject

/** Failure reason of a bill whose payment a user cancelled. */
const CANCELLED = 'The payment was cancelled'

/** Marks a bill as paid. Returns the audit entry, which the caller appends in the same transaction. */
export async function settleBill(tx: Tx, id: string, context: SystemContext): Promise<AuditEntry> {
  const { audit } = await runSystemTransition(tx, { states: billStates, transition: 'settle', id }, context)
  return audit
}

/** Marks the payment of a released bill as failed. Returns the audit entry, as `settleBill` does. */
export async function failBill(
  tx: Tx,
  id: string,
  { reason, ...context }: SystemContext & { reason: string },
): Promise<AuditEntry> {
  const request = { states: billStates, transition: 'fail', id, reason } as const
  const { audit } = await runSystemTransition(tx, request, context)
  return audit
}

/** Finds the failed payment of a bill. */
const findFailed = (tx: Tx, billId: string) =>
  tx
    .selectFrom('channel_operation')
    .select('id')
    .where('subject_kind', '=', SUBJECT)
    .where('subject_id', '=', billId)
    .where('status', '=', 'FAILED')
    .executeTakeFirst()

/**
 * Pays a released bill by an operation at its channel, in the transaction of the release; a failed operation
 * is sent again with its request number. A bill of zero is settled at once. Returns the audit entries.
 */
export async function payBill(
  tx: Tx,
  bill: Selectable<Database['settle_bill']>,
  { operations, ...context }: ChangeContext & { operations: ChannelOperations },
): Promise<AuditEntry[]> {
  const { id, shop_id: shopId, channel_code: channelCode, payable_fen: amountFen, bill_no } = bill
  if (amountFen === 0) return [await settleBill(tx, id, context)]
  const failed = bill.status === 'FAILED' && (await findFailed(tx, id))
  if (failed) return [await operations.retry(tx, failed, context)]
  const { audit } = await operations.create(
    tx,
    {
      kind: 'WITHDRAWAL',
      shopId,
      channelCode,
      amountFen,
      subject: { kind: SUBJECT, id },
      request: { reference: bill_no },
    },
    { by: context.user.username, at: context.at, nextId: context.nextId },
  )
  return [audit]
}

/** Applies the result of a payment to its bill. */
export const payoutResults: ChannelResults = {
  succeeded: async (tx, { subject }, context) =>
    subject?.kind === SUBJECT ? [await settleBill(tx, subject.id, context)] : [],
  failed: async (tx, { subject }, context) =>
    subject?.kind === SUBJECT ? [await failBill(tx, subject.id, context)] : [],
  cancelled: async (tx, { subject }, context) =>
    subject?.kind === SUBJECT ? [await failBill(tx, subject.id, { ...context, reason: CANCELLED })] : [],
}
