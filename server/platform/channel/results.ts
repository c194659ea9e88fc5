import type { Selectable } from 'kysely'
import type { ChannelAnswer, OperationKind, OperationParams } from '#schemas'
import type { Database, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../audit-log/audit-entry.ts'
import type { ChangeContext } from '../http/request.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** Row of an operation. */
export type OperationRow = Selectable<Database['channel_operation']>

/** Finished operation, as an argument for the handlers of areas. */
export interface FinishedOperation {
  id: string
  kind: OperationKind
  requestNo: string
  shopId: string
  channelCode: string
  merchantId: string | null
  amountFen: number | null
  /** Record to which the operation belongs, such as a bill. */
  subject: { kind: string; id: string } | null
  params: OperationParams
  answer: Partial<ChannelAnswer>
  /** Approver of the operation. */
  signedBy: string | null
}

/** Context of a result: its time, the generator of ids, and the secrets to encrypt values. */
export interface ResultContext extends Pick<ChangeContext, 'at' | 'nextId'> {
  secrets: Secrets
}

/**
 * Audit entries of the changes that an area makes. These entries are appended at the end of the transaction,
 * together with the entries of the operation.
 */
type Audited = Promise<readonly AuditEntry[]>

/**
 * Functions of an area that handle the results of one kind of operation. The functions run in the transaction
 * that sets the final status of the operation. Each result is reported once, however often the channel
 * repeats it.
 */
export interface ChannelResults {
  succeeded: (tx: Tx, operation: FinishedOperation, context: ResultContext) => Audited
  /** Called if the operation failed and can be retried, or was rejected and can't be retried. */
  failed: (
    tx: Tx,
    operation: FinishedOperation,
    context: ResultContext & { reason: string; isRejected: boolean },
  ) => Audited
  /** Called if a user cancelled the operation before it was sent. */
  cancelled?: (tx: Tx, operation: FinishedOperation, context: ResultContext) => Audited
}

/** Functions that handle results, by kind of operation. */
export type ChannelResultsByKind = Readonly<Partial<Record<OperationKind, ChannelResults>>>
