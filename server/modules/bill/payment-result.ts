import type { Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { runSystemTransition } from '../../platform/states/run-transition.ts'
import { billStates } from './states.ts'

/** Time and ids of a change that the server makes. */
type SystemContext = Pick<ChangeContext, 'at' | 'nextId'>

/** Maximum length of a failure reason. Texts of payment channels can be longer. */
const MAX_REASON = 500

/** Marks a released bill as paid. Returns the audit entry, which the caller appends in the same transaction. */
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
  const request = { states: billStates, transition: 'fail', id, reason: reason.slice(0, MAX_REASON) } as const
  const { audit } = await runSystemTransition(tx, request, context)
  return audit
}
