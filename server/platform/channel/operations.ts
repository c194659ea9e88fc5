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

/** True for an operation that isn't sent before its area says so. */
const isHeld = ({ status, message_id }: OperationRow) => status === 'CREATED' && message_id === null

/** Creates the functions by which areas create, send and retry operations, in the caller's transaction. */
export function createChannelOperations(services: Services) {
  const { queues, secrets, config, registry } = services
  const make = createOperationMaker(services)
  const queueOf = (code: string) => channelQueue(code, config.channelTimeoutSeconds)

  /** Sends a message. From now on, only this message processes the operation. */
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

    /** Creates operations, as `createOperationMaker` says. */
    createAll: make,

    /** Creates an operation, which is sent after the commit. Append its audit entry to those of the caller. */
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
     * Locks the operation of a kind for a record until the transaction ends; undefined if there is none, or if it
     * was rejected or cancelled. A result locks its operation before the record, so a change of the record that can
     * send the operation again calls this function before it locks the record.
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

    /** Sends created operations that were held until now. */
    async sendHeld(tx: Tx, ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const row = await lockOperation(tx, id)
        if (row && isHeld(row)) await schedule(tx, row)
      }
    },

    /**
     * Sends an operation now that waits for an open breaker, for a result, or for its next try. If the time
     * of its next request is missing, it is being sent.
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

    /** Sends the operations that wait for a channel now, after its breaker was closed. */
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
     * Submits a failed operation again as a user, with the same request number, so that money can't move twice.
     * `version` is the version that the user read, by default the current one.
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
          // The answer to an earlier attempt says nothing about this one.
          columns: { attempt: row.attempt + 1, response: null },
        },
        context,
      )
      await schedule(tx, row)
      return audit
    },

    /** Cancels an operation that wasn't submitted yet. Returns its audit entry and those of its area. */
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
