import type { OperationKind } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import type { ChangeContext } from '../http/request.ts'
import { runTransition } from '../states/run-transition.ts'
import { lockOperation, toFinished } from './apply-answer.ts'
import { type CreatedOperation, createOperationMaker, type NewOperation } from './create-operations.ts'
import {
  operationChanged,
  operationHeld,
  operationInFlight,
  operationNotFound,
  operationStatusWrong,
} from './errors.ts'
import { channelQueue } from './queue.ts'
import type { OperationRow } from './results.ts'
import { operationStates } from './states.ts'

/** True for an operation that waits until its area calls `sendHeld`. */
const isHeld = ({ status, message_id }: OperationRow) => status === 'CREATED' && message_id === null

/** Returns functions with which areas create, send and retry operations in their own transactions. */
export function createChannelOperations(services: Services) {
  const { queues, secrets, config, registry } = services
  const make = createOperationMaker(services)
  const queueOf = (code: string) => channelQueue(code, config.channelTimeoutSeconds)

  /**
   * Sends a message to process the operation. The message replaces earlier messages of the operation, which
   * then do nothing.
   */
  async function schedule(
    tx: Tx,
    row: Pick<OperationRow, 'id' | 'channel_code'>,
    startAfter?: Date,
  ): Promise<void> {
    const message = await queues.send(
      tx,
      queueOf(row.channel_code),
      { operationId: row.id },
      startAfter ? { startAfter } : {},
    )
    await tx
      .updateTable('channel_operation')
      .set({ message_id: message, next_time: startAfter?.toISOString() ?? null })
      .where('id', '=', row.id)
      .execute()
  }

  return {
    queueOf,
    schedule,

    /** Creates operations; see `createOperationMaker`. */
    createAll: make,

    /**
     * Creates an operation, which is sent after the commit. The caller appends the returned audit entry
     * together with its own.
     */
    async create(
      tx: Tx,
      operation: NewOperation,
      context: Parameters<typeof make>[2],
    ): Promise<CreatedOperation> {
      const [created] = await make(tx, [operation], context)
      if (created === undefined || created instanceof Error) throw created
      return created
    },

    /**
     * Locks the operation of this kind for a record until the transaction ends. Returns undefined if there is
     * no operation, or if it was rejected or cancelled. Lock the operation before you lock the record: the
     * code that saves results locks both in the same order.
     */
    lockOf: (
      tx: Tx,
      kind: OperationKind,
      subject: { kind: string; id: string },
    ): Promise<OperationRow | undefined> =>
      tx
        .selectFrom('channel_operation')
        .selectAll()
        .where('kind', '=', kind)
        .where('subject_kind', '=', subject.kind)
        .where('subject_id', '=', subject.id)
        .where('status', 'not in', ['REJECTED', 'CANCELLED'])
        .forUpdate()
        .executeTakeFirst(),

    /** Sends the operations that were held until now. */
    async sendHeld(tx: Tx, ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const row = await lockOperation(tx, id)
        if (row && isHeld(row)) await schedule(tx, row)
      }
    },

    /**
     * Immediately sends an operation that waits for an open circuit breaker, for a result, or for its next
     * try. Throws if the operation has no time for its next request, which means that it is being sent at
     * this moment.
     */
    async sendNow(tx: Tx, { id, version }: { id: string; version: number }): Promise<void> {
      const row = await lockOperation(tx, id)
      if (!row) throw operationNotFound()
      if (!['CREATED', 'SUBMITTED', 'PROCESSING'].includes(row.status))
        throw operationStatusWrong({ requestNo: row.request_no, status: row.status })
      if (isHeld(row)) throw operationHeld({ requestNo: row.request_no })
      if (row.version !== version) throw operationChanged({ requestNo: row.request_no })
      if (row.next_time === null) throw operationInFlight({ requestNo: row.request_no })
      await schedule(tx, row)
    },

    /**
     * Immediately sends all operations that wait for a channel. Called after the circuit breaker of the
     * channel was closed.
     */
    async sendWaiting(tx: Tx, code: string): Promise<void> {
      const rows = await tx
        .selectFrom('channel_operation')
        .select(['id', 'channel_code'])
        .where('channel_code', '=', code)
        .where('status', 'in', ['CREATED', 'SUBMITTED', 'PROCESSING'])
        .where('next_time', 'is not', null)
        .orderBy('id')
        .forUpdate()
        .execute()
      for (const row of rows) await schedule(tx, row)
    },

    /**
     * Submits a failed operation again on behalf of a user. The operation keeps its request number, so that
     * money can't move twice. `version` is the version that the user has seen, by default the current
     * version.
     */
    async retry(
      tx: Tx,
      { id, version }: { id: string; version?: number },
      context: ChangeContext,
    ): Promise<AuditEntry> {
      const row = await lockOperation(tx, id)
      if (!row) throw operationNotFound()
      const { audit } = await runTransition(
        tx,
        {
          states: operationStates,
          transition: 'retry',
          id,
          version: version ?? row.version,
          // Deletes the stored answer, since it is about the previous attempt.
          columns: { attempt: row.attempt + 1, response: null },
        },
        context,
      )
      await schedule(tx, row)
      return audit
    },

    /**
     * Cancels an operation that wasn't submitted yet. Returns the audit entry of the operation and those of
     * its area.
     */
    async cancel(
      tx: Tx,
      { id, version }: { id: string; version: number },
      context: ChangeContext,
    ): Promise<AuditEntry[]> {
      const request = { states: operationStates, transition: 'cancel', id, version } as const
      const { before, audit } = await runTransition(tx, request, context)
      const { cancelled } = registry.channelResults[before.kind as OperationKind] ?? {}
      const effects = await cancelled?.(tx, toFinished(before, {}), { ...context, secrets })
      return [...(effects ?? []), audit]
    },
  }
}

export type ChannelOperations = ReturnType<typeof createChannelOperations>
