import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { ChannelOperations } from '../../platform/channel/operations.ts'
import type { ChannelResults } from '../../platform/channel/results.ts'
import { isUncertain } from '../../platform/channel/uncertain.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { runSystemTransition, runTransition } from '../../platform/states/run-transition.ts'
import { lockSettleRules } from '../../records/settlement/settle-rules.ts'
import { paymentUncertain, periodClosed } from './errors.ts'
import { lockOrder, updateOrderStatus } from './order-status.ts'
import {
  type Detail,
  findOperation,
  newOperation,
  orderOf,
  SUBJECT,
  type SystemContext,
  settlementAt,
} from './pay-detail.ts'
import { detailStates } from './states.ts'

/** Reason that is stored when a user cancels a return. */
const CANCELLED = 'The return was cancelled'

/** Id and version of an amount that a user returns, or whose payment the user retries. */
interface DetailRef {
  id: string
  version: number
  reason?: string
}

/** Context of a change that a user makes to an amount. */
type UserContext = ChangeContext & { operations: ChannelOperations }

/**
 * Sends a channel operation for an amount. If the latest operation failed, sends it again with the same
 * request number; otherwise creates a new operation.
 */
async function send(
  tx: Tx,
  kind: 'SPLIT' | 'SPLIT_RETURN',
  detail: Detail,
  { operations, ...context }: UserContext,
): Promise<AuditEntry> {
  const latest = await findOperation(tx, kind, detail.id)
  if (latest?.status === 'FAILED') return operations.retry(tx, latest, context)
  const { user, at, nextId } = context
  const operation = await newOperation(tx, kind, detail)
  return (await operations.create(tx, operation, { by: user.username, at, nextId })).audit
}

/** Retries the failed payment of an amount. Returns the audit entries. */
export async function retryPayment(tx: Tx, ref: DetailRef, context: UserContext): Promise<AuditEntry[]> {
  await context.operations.lockOf(tx, 'SPLIT', { kind: SUBJECT, id: ref.id })
  const request = { states: detailStates, transition: 'retry', ...ref } as const
  const { before, audit } = await runTransition(tx, request, context)
  const sent = await send(tx, 'SPLIT', before, context)
  return [audit, sent, ...(await updateOrderStatus(tx, before.order_id, context))]
}

/** Adds an amount to the next bill of its shop. Returns the audit entries. */
async function giveBack(tx: Tx, detail: Detail, context: SystemContext): Promise<AuditEntry[]> {
  const { channel_code: channelCode } = await orderOf(tx, detail)
  const { day, settleDate } = await settlementAt(tx, channelCode, context.at)
  // Locks the order first. Otherwise the second update of an amount in a transaction would check the foreign
  // key and thereby lock the order for sharing. Two transactions with such a lock would deadlock.
  await lockOrder(tx, detail.order_id)
  const columns = { return_day: day, return_date: settleDate }
  const request = { states: detailStates, transition: 'giveBack', id: detail.id, columns } as const
  const { audit } = await runSystemTransition(tx, request, context)
  return [audit, ...(await updateOrderStatus(tx, detail.order_id, context))]
}

/** Throws if a payment failed but the receiver may have got the money. */
async function requireRefusal(tx: Tx, { id, receiver_name: receiver }: Detail): Promise<void> {
  const payment = await findOperation(tx, 'SPLIT', id)
  if (payment?.status !== 'FAILED') return
  if (isUncertain(payment)) throw paymentUncertain({ receiver })
}

/**
 * Throws if a paid amount can't be returned any more, because the channel has closed its settlement period.
 */
async function requireOpenPeriod(tx: Tx, detail: Detail): Promise<void> {
  const { channel_code: channelCode } = await orderOf(tx, detail)
  // If settlement dates are being closed, waits for the end of the closing. Until the end of this
  // transaction, no further closing can start.
  await lockSettleRules(tx, [channelCode])
  const { rows } = await sql`select from settle_cutoff
    where channel_code = ${channelCode} and settle_date >= ${detail.period_date}::date limit 1`.execute(tx)
  if (rows.length > 0) throw periodClosed({ receiver: detail.receiver_name })
}

/**
 * Returns an amount to its shop. An unpaid amount is added to the shop's next bill at once. A paid amount is
 * added after the channel has taken the amount back from the receiver. The result contains the audit entries.
 */
export async function returnDetail(tx: Tx, ref: DetailRef, context: UserContext): Promise<AuditEntry[]> {
  await context.operations.lockOf(tx, 'SPLIT_RETURN', { kind: SUBJECT, id: ref.id })
  const request = { states: detailStates, transition: 'return', ...ref } as const
  const { before, audit } = await runTransition(tx, request, context)
  if (before.status === 'FAILED') {
    await requireRefusal(tx, before)
    return [audit, ...(await giveBack(tx, before, context))]
  }
  const latest = await findOperation(tx, 'SPLIT_RETURN', before.id)
  // The channel may have executed a failed return, so the return can be sent again at any time.
  if (latest?.status !== 'FAILED') await requireOpenPeriod(tx, before)
  if (before.amount_fen === 0) return [audit, ...(await giveBack(tx, before, context))]
  return [audit, await send(tx, 'SPLIT_RETURN', before, context)]
}

const detailOf = (tx: Tx, id: string): Promise<Detail> =>
  tx.selectFrom('ledger_detail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Ends a failed or cancelled return: the receiver keeps the amount. Returns the audit entries. */
async function keep(tx: Tx, id: string, reason: string, context: SystemContext): Promise<AuditEntry[]> {
  const request = { states: detailStates, transition: 'keep', id, reason } as const
  return [(await runSystemTransition(tx, request, context)).audit]
}

/** Changes the status of an amount according to the result of its return. */
export const returnResults: ChannelResults = {
  succeeded: async (tx, { subject }, context) =>
    subject ? giveBack(tx, await detailOf(tx, subject.id), context) : [],
  failed: async (tx, { subject }, { reason, ...context }) =>
    subject ? keep(tx, subject.id, reason, context) : [],
  cancelled: async (tx, { subject }, context) => (subject ? keep(tx, subject.id, CANCELLED, context) : []),
}
