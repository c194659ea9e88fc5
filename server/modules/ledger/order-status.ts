import { sql } from 'kysely'
import type { DictionaryValue } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { runSystemTransition } from '../../platform/states/run-transition.ts'
import { orderStates } from './states.ts'

type OrderStatus = DictionaryValue<'ledger_order_status'>
type DetailStatus = DictionaryValue<'ledger_detail_status'>

/**
 * Returns the status of an order, given the statuses of its amounts. A returned amount counts as succeeded.
 * An amount that is being returned counts as succeeded too: its receiver was paid, or the channel refused the
 * payment.
 */
export function orderStatusOf(details: readonly DetailStatus[]): OrderStatus {
  const has = (...statuses: DetailStatus[]) => details.some((status) => statuses.includes(status))
  if (has('PROCESSING')) return 'PROCESSING'
  if (has('PENDING')) return details.every((status) => status === 'PENDING') ? 'PENDING' : 'PROCESSING'
  if (!has('FAILED')) return 'SUCCEEDED'
  return details.every((status) => status === 'FAILED') ? 'FAILED' : 'PARTIAL'
}

const transitionTo = {
  PROCESSING: 'process',
  SUCCEEDED: 'succeed',
  PARTIAL: 'succeedPartly',
  FAILED: 'fail',
} as const

/** Locks an order until the transaction ends, so that changes of its amounts run one after the other. */
export async function lockOrder(tx: Tx, id: string): Promise<{ status: OrderStatus } | undefined> {
  const { rows } = await sql<{ status: OrderStatus }>`select status from ledger_order where id = ${id}
    for update`.execute(tx)
  return rows[0]
}

/** Updates the status of an order after one of its amounts has changed. Returns the audit entries. */
export async function updateOrderStatus(
  tx: Tx,
  id: string,
  context: Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<AuditEntry[]> {
  const order = await lockOrder(tx, id)
  const details = await sql<{ status: DetailStatus }>`select status from ledger_detail
    where order_id = ${id}`.execute(tx)
  const status = orderStatusOf(details.rows.map((detail) => detail.status))
  if (status === order?.status || status === 'PENDING') return []
  const request = { states: orderStates, transition: transitionTo[status], id } as const
  const { audit } = await runSystemTransition(tx, request, context)
  return [audit]
}
