import type { Selectable } from 'kysely'
import type { ChannelAnswer, OperationKind, OperationParams } from '#schemas'
import type { Database, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../audit-log/audit-entry.ts'
import type { ChangeContext } from '../http/request.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** Row of an operation. */
export type OperationRow = Selectable<Database['channel_operation']>

/** A finished operation, as it is passed to areas. */
export interface FinishedOperation {
  id: string
  kind: OperationKind
  requestNo: string
  shopId: string
  channelCode: string
  merchantId: string | null
  amountFen: number | null
  /** Record that the operation belongs to, such as a bill. */
  subject: { kind: string; id: string } | null
  params: OperationParams
  answer: Partial<ChannelAnswer>
  /** Approver of the operation. */
  signedBy: string | null
}

/** Time and ids of a result, and the encryption of values. */
export interface ResultContext extends Pick<ChangeContext, 'at' | 'nextId'> {
  secrets: Secrets
}

/** Audit entries of an area's changes; the operation appends them last, with its own. */
type Audited = Promise<readonly AuditEntry[]>

/**
 * Reaction of an area to results of one kind of operation, in the transaction of the operation's final status.
 * Each result is reported once, however often the channel repeats it.
 */
export interface ChannelResults {
  succeeded: (tx: Tx, operation: FinishedOperation, context: ResultContext) => Audited
  /** The operation failed and can be retried, or was rejected for good. */
  failed: (
    tx: Tx,
    operation: FinishedOperation,
    context: ResultContext & { reason: string; isRejected: boolean },
  ) => Audited
  /** A user cancelled the operation before it was sent. */
  cancelled?: (tx: Tx, operation: FinishedOperation, context: ResultContext) => Audited
}

/** Reactions by kind of operation. */
export type ChannelResultsByKind = Readonly<Partial<Record<OperationKind, ChannelResults>>>
