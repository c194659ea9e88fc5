import { randomUUID } from 'node:crypto'
import type { OperationKind, OperationParams, PlainAccount } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import type { ChangeContext } from '../http/request.ts'
import { recordCreation, runTransition } from '../states/run-transition.ts'
import { lockOperation, toFinished } from './apply-answer.ts'
import {
  merchantInactive,
  operationChanged,
  operationExists,
  operationHeld,
  operationInFlight,
  operationNotFound,
  operationStatusWrong,
} from './errors.ts'
import { sealAccount } from './full-request.ts'
import { channelQueue } from './queue.ts'
import type { OperationRow } from './results.ts'
import { operationStates } from './states.ts'

/** A new operation of a shop at a channel. */
export interface NewOperation {
  kind: OperationKind
  shopId: string
  channelCode: string
  /** Required for `WITHDRAWAL`, `REFUND`, `SPLIT` and `SPLIT_RETURN`. */
  amountFen?: number
  /**
   * Record that the operation belongs to. A subject has at most one operation of each kind that isn't
   * rejected.
   */
  subject?: { kind: string; id: string }
  /** Parameters that identify no person and no account. The rest of the request is derived when it is sent. */
  request?: OperationParams
  /** New settlement account of a `CARD_CHANGE`, which is stored encrypted. */
  account?: PlainAccount
  /** User who approved the operation. */
  signedBy?: string
  /** True to send the operation only after a call of `sendHeld`. */
  isHeld?: boolean
}

/** A created operation. */
export interface CreatedOperation {
  id: string
  requestNo: string
  audit: AuditEntry
}

/** Kinds that pay an amount that is already owed. */
const owedKinds = new Set<OperationKind>(['WITHDRAWAL', 'SPLIT', 'SPLIT_RETURN'])

/**
 * True if a merchant may have an operation. A suspended or closed shop still gets the money that it is owed.
 */
function mayOperate(
  kind: OperationKind,
  { status, merchant_no: merchantNo }: { status: string; merchant_no: string | null },
): boolean {
  if (kind === 'ONBOARDING') return true
  return owedKinds.has(kind) ? merchantNo !== null : status === 'ACTIVE'
}

/** True for an operation that isn't sent before its area says so. */
const isHeld = ({ status, message_id }: OperationRow) => status === 'CREATED' && message_id === null

/** Creates the functions by which areas create, send and retry operations, in the caller's transaction. */
export function createChannelOperations({ queues, secrets, config, registry }: Services) {
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

  async function findMerchant(tx: Tx, { shopId, channelCode, kind }: NewOperation) {
    const merchant = await tx
      .selectFrom('channel_merchant')
      .select(['id', 'status', 'merchant_no', 'sys_org_code'])
      .where('shop_id', '=', shopId)
      .where('channel_code', '=', channelCode)
      .executeTakeFirst()
    if (!merchant || !mayOperate(kind, merchant)) throw merchantInactive()
    return merchant
  }

  /** Version of the shop's account, which stays the same until the transaction ends. */
  async function lockAccountVersion(tx: Tx, shopId: string): Promise<number | null> {
    const account = await tx
      .selectFrom('shop_settle_account')
      .select('version')
      .where('shop_id', '=', shopId)
      .forUpdate()
      .executeTakeFirst()
    return account?.version ?? null
  }

  return {
    queueOf,
    schedule,

    /** Creates an operation, which is sent after the commit. Append its audit entry to those of the caller. */
    async create(
      tx: Tx,
      operation: NewOperation,
      { by, at, nextId }: Pick<ChangeContext, 'at' | 'nextId'> & { by: string },
    ): Promise<CreatedOperation> {
      const {
        kind,
        shopId,
        channelCode,
        amountFen,
        subject,
        request = {},
        account,
        signedBy,
        isHeld,
      } = operation
      const merchant = await findMerchant(tx, operation)
      const id = nextId()
      const requestNo = `C${id}`
      const messageId = isHeld ? null : randomUUID()
      const insert = tx
        .insertInto('channel_operation')
        .values({
          id,
          request_no: requestNo,
          kind,
          shop_id: shopId,
          channel_code: channelCode,
          merchant_id: merchant.id,
          amount_fen: amountFen ?? null,
          subject_kind: subject?.kind ?? null,
          subject_id: subject?.id ?? null,
          status: 'CREATED',
          request: JSON.stringify(request),
          message_id: messageId,
          sealed_account: account ? sealAccount(secrets, id, account) : null,
          account_version: account ? await lockAccountVersion(tx, shopId) : null,
          signed_by: signedBy ?? null,
          sys_org_code: merchant.sys_org_code,
          create_by: by,
          create_time: at.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
      // Unique indexes allow one operation of a subject, and one unfinished change of a merchant or an account.
      if (!(await insert.executeTakeFirst())) throw operationExists()
      const detail = { requestNo, kind, channelCode, ...(signedBy && { signedBy }) }
      const audit = await recordCreation(
        tx,
        { states: operationStates, transition: 'create', id, detail },
        { by, at, nextId },
      )
      if (messageId) await queues.send(tx, queueOf(channelCode), { operationId: id }, { id: messageId })
      return { id, requestNo, audit }
    },

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
