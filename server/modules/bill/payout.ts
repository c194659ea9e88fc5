import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { NewOperation } from '../../platform/channel/create-operations.ts'
import type { ChannelOperations } from '../../platform/channel/operations.ts'
import type { ChannelResults, OperationRow } from '../../platform/channel/results.ts'
import { HttpError } from '../../platform/http/errors.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { runSystemTransition } from '../../platform/states/run-transition.ts'
import { billStates } from './states.ts'

/** Time and id generator of a change that the server makes. */
type SystemContext = Pick<ChangeContext, 'at' | 'nextId'>

const SUBJECT = billStates.subject

/** Failure reason of a bill whose payment was cancelled by a user. */
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

type Bill = Selectable<Database['settle_bill']>

/** Context of a change that a user makes to a bill. */
export type BillContext = ChangeContext & { operations: ChannelOperations }

/** Creates the channel operation that pays a bill. */
const payoutOf = ({ id, shop_id, channel_code, payable_fen, bill_no }: Bill): NewOperation => ({
  kind: 'WITHDRAWAL',
  shopId: shop_id,
  channelCode: channel_code,
  amountFen: payable_fen,
  subject: { kind: SUBJECT, id },
  request: { reference: bill_no },
})

/** Audit entries of the started payments, and errors of the payments that can't start, by bill id. */
interface Payouts {
  audits: ReadonlyMap<string, AuditEntry>
  errors: ReadonlyMap<string, HttpError>
}

/**
 * Creates the operations that pay bills through their channels, in the transaction that releases the bills. A
 * bill whose payable amount is zero needs no operation.
 */
export async function createPayouts(
  tx: Tx,
  bills: readonly Bill[],
  { operations, user, at, nextId }: BillContext,
): Promise<Payouts> {
  const owed = bills.filter(({ payable_fen }) => payable_fen !== 0)
  const created = await operations.createAll(tx, owed.map(payoutOf), { by: user.username, at, nextId })
  const audits = new Map<string, AuditEntry>()
  const errors = new Map<string, HttpError>()
  for (const [index, { id }] of owed.entries()) {
    const payout = created[index]
    if (payout instanceof HttpError) errors.set(id, payout)
    else if (payout) audits.set(id, payout.audit)
  }
  return { audits, errors }
}

/** Locks the payment of a bill. A retry locks the payment first and then the bill. */
export const lockPayout = (tx: Tx, operations: ChannelOperations, id: string) =>
  operations.lockOf(tx, 'WITHDRAWAL', { kind: SUBJECT, id })

/**
 * Retries the failed payment of a bill, in the transaction of the retry. A failed operation is sent again
 * with the same request number. Returns the audit entry.
 */
export async function payAgain(
  tx: Tx,
  bill: Bill,
  { operations, payout, ...context }: BillContext & { payout: OperationRow | undefined },
): Promise<AuditEntry> {
  if (bill.payable_fen === 0) return settleBill(tx, bill.id, context)
  if (payout?.status === 'FAILED') return operations.retry(tx, payout, context)
  const { user, at, nextId } = context
  return (await operations.create(tx, payoutOf(bill), { by: user.username, at, nextId })).audit
}

/** Changes the status of a bill according to the result of its payment. */
export const payoutResults: ChannelResults = {
  succeeded: async (tx, { subject }, context) =>
    subject?.kind === SUBJECT ? [await settleBill(tx, subject.id, context)] : [],
  failed: async (tx, { subject }, context) =>
    subject?.kind === SUBJECT ? [await failBill(tx, subject.id, context)] : [],
  cancelled: async (tx, { subject }, context) =>
    subject?.kind === SUBJECT ? [await failBill(tx, subject.id, { ...context, reason: CANCELLED })] : [],
}
