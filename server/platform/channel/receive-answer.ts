import type { ChannelAnswer } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import { isAboutLatestAttempt } from './answered-attempt.ts'
import { type Answer, createAnswers, isPending, lockOperation } from './apply-answer.ts'
import { operationNotFound } from './errors.ts'
import { createChannelOperations } from './operations.ts'
import type { OperationRow } from './results.ts'
import { isUncertain } from './uncertain.ts'

/** Applies an answer that a channel sends in a call-back; returns false if it changes nothing. */
export type ReceiveAnswer = (channelCode: string, answer: ChannelAnswer) => Promise<boolean>

/**
 * Creates the function that receives call-backs. An answer changes an operation whose result is open or
 * unknown; repeated, late and early answers change nothing. After a failure that may be about an earlier
 * attempt, the channel is queried.
 */
export function createReceiver(services: Services): ReceiveAnswer {
  const answers = createAnswers(services)
  const operations = createChannelOperations(services)

  async function findOperation(tx: Tx, channelCode: string, requestNo: string): Promise<OperationRow> {
    const found = await tx
      .selectFrom('channel_operation')
      .select('id')
      .where('request_no', '=', requestNo)
      .where('channel_code', '=', channelCode)
      .executeTakeFirst()
    const row = found && (await lockOperation(tx, found.id))
    if (!row) throw operationNotFound()
    return row
  }

  /** Applies an answer to its locked operation; returns the audit entries, or undefined if it changes nothing. */
  async function apply(tx: Tx, row: OperationRow, answer: Answer): Promise<AuditEntry[] | undefined> {
    const isLate = isUncertain(row)
    if (!isPending(row) && !isLate) return undefined
    if (isAboutLatestAttempt(row, answer, 'callBack'))
      return isLate ? answers.applyLate(tx, row, answer) : answers.apply(tx, row, answer)
    // A submitted request gets its own response; the result of an accepted request is queried.
    if (row.status === 'PROCESSING' && answer.attempt === undefined) await operations.schedule(tx, row)
    return undefined
  }

  return (channelCode, { requestNo, ...answer }) =>
    withTransaction(services.database.db, async (tx) => {
      const row = await findOperation(tx, channelCode, requestNo)
      const audit = await apply(tx, row, answer)
      if (audit) await answers.appendAll(tx, audit, requestNo)
      return audit !== undefined
    })
}
