import { sql } from 'kysely'
import type { ChannelAnswer, OperationKind } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { type AuditEntry, appendAudits } from '../audit-log/append.ts'
import { SYSTEM_USER } from '../audit-log/audit-entry.ts'
import { runSystemTransition } from '../states/run-transition.ts'
import { paramsOf } from './full-request.ts'
import { maskMessage } from './mask-message.ts'
import type { FinishedOperation, OperationRow } from './results.ts'
import { operationStates } from './states.ts'
import { firstQueryTime } from './uncertain.ts'

const noReason = 'The channel gave no reason'

const transitionOf = { SUCCEEDED: 'succeed', FAILED: 'fail', REJECTED: 'reject' } as const

/** Locks an operation until the transaction ends. */
export async function lockOperation(tx: Tx, id: string): Promise<OperationRow | undefined> {
  return tx.selectFrom('channel_operation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** True if an operation has no result yet. */
export const isPending = ({ status }: OperationRow): boolean =>
  status === 'SUBMITTED' || status === 'PROCESSING'

/** Converts the row of an operation to the argument that handlers of areas get. */
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

/** An answer to a known operation. */
export type Answer = Omit<ChannelAnswer, 'requestNo'>
/** An answer that contains the channel's final result. */
type Final = Answer & { status: keyof typeof transitionOf }

/** Field that the answer to a successful operation must contain, by kind of operation. */
const requiredFields: Partial<Record<string, 'merchantNo' | 'balanceFen'>> = {
  ONBOARDING: 'merchantNo',
  BALANCE_QUERY: 'balanceFen',
}

const withMaskedMessage = ({ message, ...answer }: Answer): Answer => ({
  ...answer,
  ...(message !== undefined && { message: maskMessage(message) }),
})

/** Name of the required field that is missing in the answer to a successful operation. */
function missingField({ kind }: OperationRow, answer: Answer): string | undefined {
  const field = requiredFields[kind]
  return answer.status === 'SUCCEEDED' && field && answer[field] === undefined ? field : undefined
}

/** Returns functions that save answers and apply their effects. */
export function createAnswers(services: Services) {
  const { ids, clock, registry, secrets } = services
  const nextId = () => ids.nextId()

  const appendAll = (tx: Tx, entries: readonly AuditEntry[], requestId: string): Promise<void> =>
    appendAudits(tx, { entries, origin: { user: SYSTEM_USER, requestId }, nextId, at: clock() })

  /** Reports a final result to the area that handles this kind of operation. */
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

  async function saveResponse(tx: Tx, { id }: OperationRow, answer: Answer): Promise<void> {
    await sql`update channel_operation set response = ${JSON.stringify(answer)}::jsonb
      where id = ${id}`.execute(tx)
  }

  /**
   * Marks an operation with an unknown result as failed, so that a user can retry the operation. The server
   * queries the result later. The caller appends the returned audit entries at the end of its transaction.
   */
  async function fail(tx: Tx, row: OperationRow, reason: string): Promise<AuditEntry[]> {
    const at = clock()
    const columns = { next_time: firstQueryTime(at) }
    const request = { states: operationStates, transition: 'fail', id: row.id, reason, columns } as const
    const { audit } = await runSystemTransition(tx, request, { at, nextId })
    return [audit, ...(await report(tx, row, {}, 'FAILED', reason))]
  }

  /** Finishes an operation with the result of the channel. */
  async function finish(tx: Tx, row: OperationRow, { status, ...others }: Final): Promise<AuditEntry[]> {
    const reason = others.message || noReason
    const { audit } = await runSystemTransition(
      tx,
      {
        states: operationStates,
        transition: transitionOf[status],
        id: row.id,
        ...(status !== 'SUCCEEDED' && { reason }),
      },
      { at: clock(), nextId },
    )
    return [audit, ...(await report(tx, row, others, status, reason))]
  }

  return {
    appendAll,
    fail,

    /**
     * Saves an answer and applies its effects. The caller must lock the operation and check that it has no
     * result yet, so that a repeated answer changes nothing. The caller appends the returned audit entries at
     * the end of its transaction.
     */
    async apply(tx: Tx, row: OperationRow, given: Answer): Promise<AuditEntry[]> {
      const answer = withMaskedMessage(given)
      const { status } = answer
      await saveResponse(tx, row, answer)
      if (status === 'PROCESSING') {
        if (row.status === 'PROCESSING') return []
        const request = { states: operationStates, transition: 'process', id: row.id } as const
        const { audit } = await runSystemTransition(tx, request, { at: clock(), nextId })
        return [audit]
      }
      const missing = missingField(row, answer)
      if (missing) return fail(tx, row, `The answer of the channel lacks ${missing}`)
      return finish(tx, row, { ...answer, status })
    },

    /**
     * Applies an answer that comes after the operation has failed. A success takes effect. A failure or
     * rejection is only stored, so that users can cancel the operation. Returns the audit entries, or
     * undefined if nothing changed.
     */
    async applyLate(tx: Tx, row: OperationRow, given: Answer): Promise<AuditEntry[] | undefined> {
      const answer = withMaskedMessage(given)
      const { status } = answer
      if (status === 'PROCESSING' || missingField(row, answer)) return undefined
      await saveResponse(tx, row, answer)
      if (status === 'SUCCEEDED') return finish(tx, row, { ...answer, status })
      await tx
        .updateTable('channel_operation')
        .set({ fail_reason: answer.message || noReason, next_time: null, message_id: null })
        .where('id', '=', row.id)
        .execute()
      return []
    },
  }
}

export type Answers = ReturnType<typeof createAnswers>
