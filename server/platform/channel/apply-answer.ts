import { sql } from 'kysely'
import type { ChannelAnswer, OperationKind } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { type AuditEntry, appendAudits } from '../audit-log/append.ts'
import { SYSTEM_USER } from '../audit-log/audit-entry.ts'
import { runSystemTransition } from '../states/run-transition.ts'
import { paramsOf } from './full-request.ts'
import type { FinishedOperation, OperationRow } from './results.ts'
import { operationStates } from './states.ts'

const noReason = 'The channel gave no reason'

const transitionOf = { SUCCEEDED: 'succeed', FAILED: 'fail', REJECTED: 'reject' } as const

/** Locks an operation until the transaction ends. */
export async function lockOperation(tx: Tx, id: string): Promise<OperationRow | undefined> {
  return tx.selectFrom('channel_operation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** True if the result of an operation is still open. */
export const isPending = ({ status }: OperationRow): boolean =>
  status === 'SUBMITTED' || status === 'PROCESSING'

/** An operation as areas get it. */
export const toFinished = (row: OperationRow, answer: Partial<ChannelAnswer>): FinishedOperation => ({
  id: row.id,
  kind: row.kind as OperationKind,
  requestNo: row.request_no,
  shopId: row.shop_id,
  channelCode: row.channel_code,
  merchantId: row.merchant_id,
  amountFen: row.amount_fen,
  subject: row.subject_kind && row.subject_id ? { kind: row.subject_kind, id: row.subject_id } : null,
  params: paramsOf(row.request),
  answer,
  signedBy: row.signed_by,
})

type Answer = Omit<ChannelAnswer, 'requestNo'>

/** Fields that a success must have, by kind of operation. */
const requiredFields: Partial<Record<string, 'merchantNo' | 'balanceFen'>> = {
  ONBOARDING: 'merchantNo',
  BALANCE_QUERY: 'balanceFen',
}

/** Turns a success without a required field into a failure. */
function withRequiredFields({ kind }: OperationRow, answer: Answer): Answer {
  const field = requiredFields[kind]
  if (answer.status !== 'SUCCEEDED' || !field || answer[field] !== undefined) return answer
  return { ...answer, status: 'FAILED', message: `The answer of the channel lacks ${field}` }
}

/** Creates the functions that save answers and their effects. */
export function createAnswers(services: Services) {
  const { ids, clock, registry, secrets } = services
  const nextId = () => ids.nextId()

  const appendAll = (tx: Tx, entries: readonly AuditEntry[], requestId: string): Promise<void> =>
    appendAudits(tx, { entries, origin: { user: SYSTEM_USER, requestId }, nextId, at: clock() })

  /** Reports a final result to the area of this kind. */
  async function report(
    tx: Tx,
    row: OperationRow,
    answer: Partial<ChannelAnswer>,
    status: string,
    reason: string,
  ) {
    const results = registry.channelResults[row.kind as OperationKind]
    if (!results) return []
    const context = { at: clock(), nextId, secrets }
    const operation = toFinished(row, answer)
    return status === 'SUCCEEDED'
      ? results.succeeded(tx, operation, context)
      : results.failed(tx, operation, { ...context, reason, isRejected: status === 'REJECTED' })
  }

  return {
    appendAll,

    /**
     * Saves an answer with its effects. The caller has locked the operation and knows that its result is open, so
     * a repeated answer finds it finished and changes nothing. The caller appends the returned audit entries last.
     */
    async apply(tx: Tx, row: OperationRow, answer: Answer): Promise<AuditEntry[]> {
      const { status, ...others } = withRequiredFields(row, answer)
      const context = { at: clock(), nextId }
      await sql`update channel_operation set response = ${JSON.stringify({ status, ...others })}::jsonb
        where id = ${row.id}`.execute(tx)
      if (status === 'PROCESSING') {
        if (row.status === 'PROCESSING') return []
        const request = { states: operationStates, transition: 'process', id: row.id } as const
        const { audit } = await runSystemTransition(tx, request, context)
        return [audit]
      }
      const reason = others.message || noReason
      const { audit } = await runSystemTransition(
        tx,
        {
          states: operationStates,
          transition: transitionOf[status],
          id: row.id,
          ...(status !== 'SUCCEEDED' && { reason }),
        },
        context,
      )
      return [audit, ...(await report(tx, row, others, status, reason))]
    },

    /**
     * Finishes an operation without an answer as failed, so that a user can retry it. The caller appends the
     * returned audit entries last.
     */
    async fail(tx: Tx, row: OperationRow, reason: string): Promise<AuditEntry[]> {
      const request = { states: operationStates, transition: 'fail', id: row.id, reason } as const
      const { audit } = await runSystemTransition(tx, request, { at: clock(), nextId })
      return [audit, ...(await report(tx, row, {}, 'FAILED', reason))]
    },
  }
}

export type Answers = ReturnType<typeof createAnswers>
