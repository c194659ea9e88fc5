import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { NewOperation } from '../../platform/channel/create-operations.ts'
import type { ChannelOperations } from '../../platform/channel/operations.ts'
import type { ChannelResults, OperationRow } from '../../platform/channel/results.ts'
import { HttpError } from '../../platform/http/errors.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { runSystemTransition } from '../../platform/states/run-transition.ts'
import { lockSettleRules, type TradeSettlement } from '../../records/settlement/settle-rules.ts'
import { updateOrderStatus } from './order-status.ts'
import { detailStates } from './states.ts'

/** Time and id generator of a change that the server makes. */
export type SystemContext = Pick<ChangeContext, 'at' | 'nextId'>

/** Database row of a receiver's amount. */
export type Detail = Selectable<Database['ledger_detail']>

export const SUBJECT = detailStates.subject

/** Failure reason of a payment that was cancelled by a user. */
const CANCELLED = 'The payment was cancelled'

/** Finds the latest channel operation of this kind for an amount. */
export const findOperation = (
  tx: Tx,
  kind: 'SPLIT' | 'SPLIT_RETURN',
  id: string,
): Promise<OperationRow | undefined> =>
  tx
    .selectFrom('channel_operation')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_kind', '=', SUBJECT)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Reads the ledger order that contains an amount. */
export const orderOf = (tx: Tx, { order_id }: Detail) =>
  tx.selectFrom('ledger_order').selectAll().where('id', '=', order_id).executeTakeFirstOrThrow()

/** Creates the channel operation that pays an amount to its receiver, or that takes the amount back. */
export async function newOperation(
  tx: Tx,
  kind: 'SPLIT' | 'SPLIT_RETURN',
  detail: Detail,
): Promise<NewOperation> {
  const { order_no, shop_id: shopId, channel_code: channelCode } = await orderOf(tx, detail)
  return {
    kind,
    shopId,
    channelCode,
    amountFen: detail.amount_fen,
    subject: { kind: SUBJECT, id: detail.id },
    request: { reference: order_no, receiverRef: detail.account_ref },
  }
}

/**
 * Returns the business day of a time, and the settlement date of an amount that is recorded for this channel
 * on that day.
 */
export async function settlementAt(
  tx: Tx,
  channelCode: string,
  at: Date,
): Promise<TradeSettlement & { day: string }> {
  const { rows } = await sql<{ day: string }>`select ${at.toISOString()}::timestamptz::date as day`.execute(
    tx,
  )
  const day = rows[0]?.day ?? ''
  const rules = (await lockSettleRules(tx, [channelCode])).get(channelCode)
  if (!rules) throw new Error(`the channel ${channelCode} does not exist`)
  return { day, ...rules.settle(day) }
}

/**
 * Marks an amount as paid. Also stores a settlement date; the amount can be returned until this date is
 * closed. Returns the audit entries.
 */
async function succeed(tx: Tx, id: string, context: SystemContext): Promise<AuditEntry[]> {
  const detail = await tx
    .selectFrom('ledger_detail')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { channel_code: channelCode } = await orderOf(tx, detail)
  const { settleDate } = await settlementAt(tx, channelCode, context.at)
  const columns = { period_date: settleDate }
  const request = { states: detailStates, transition: 'succeed', id, columns } as const
  const { before, audit } = await runSystemTransition(tx, request, context)
  return [audit, ...(await updateOrderStatus(tx, before.order_id, context))]
}

/** Marks the payment of an amount as failed. Returns the audit entries. */
async function fail(tx: Tx, id: string, reason: string, context: SystemContext): Promise<AuditEntry[]> {
  const request = { states: detailStates, transition: 'fail', id, reason } as const
  const { before, audit } = await runSystemTransition(tx, request, context)
  return [audit, ...(await updateOrderStatus(tx, before.order_id, context))]
}

/**
 * Starts the payment of a pending amount. Marks an amount of zero as paid at once. Returns the audit entries.
 */
export async function startPayment(
  tx: Tx,
  detail: Detail,
  { operations, ...context }: SystemContext & { operations: ChannelOperations },
): Promise<AuditEntry[]> {
  const { id, order_id } = detail
  if (detail.amount_fen === 0) return succeed(tx, id, context)
  try {
    const operation = await newOperation(tx, 'SPLIT', detail)
    const created = await operations.create(tx, operation, { by: 'system', ...context })
    const { audit } = await runSystemTransition(tx, { states: detailStates, transition: 'pay', id }, context)
    return [created.audit, audit, ...(await updateOrderStatus(tx, order_id, context))]
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'CHANNEL_MERCHANT_INACTIVE') throw error
    return fail(tx, id, error.message, context)
  }
}

/** Changes the status of an amount according to the result of its payment. */
export const paymentResults: ChannelResults = {
  succeeded: async (tx, { subject }, context) => (subject ? succeed(tx, subject.id, context) : []),
  failed: async (tx, { subject }, { reason, ...context }) =>
    subject ? fail(tx, subject.id, reason, context) : [],
  cancelled: async (tx, { subject }, context) => (subject ? fail(tx, subject.id, CANCELLED, context) : []),
}
