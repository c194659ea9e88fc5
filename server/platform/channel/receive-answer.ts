import type { ChannelAnswer } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import { isAboutLatestAttempt } from './answered-attempt.ts'
import { type Answer, createAnswers, isPending, lockOperation } from './apply-answer.ts'
import { alarmContradiction } from './contradiction.ts'
import { operationNotFound } from './errors.ts'
import { createChannelOperations } from './operations.ts'
import type { OperationRow } from './results.ts'
import { isUncertain } from './uncertain.ts'

/**
 * Applies an answer that a channel sends in a call-back. Returns false if the answer doesn't change the
 * operation.
 */
export type ReceiveAnswer = (channelCode: string, answer: ChannelAnswer) => Promise<boolean>

/**
 * Returns a function that receives call-backs. An answer changes only an operation that has no result yet or
 * is uncertain. All other answers change nothing, for example repeated answers. An answer that contradicts
 * the final result raises an alarm. If an answer may be about an earlier attempt, the channel is queried.
 */
export function createReceiver(services: Services): ReceiveAnswer {
  const answers = createAnswers(services)
  const context = () => ({ at: services.clock(), nextId: () => services.ids.nextId() })
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

  /**
   * Applies an answer to its operation, which the caller has locked. Returns the audit entries, or undefined
   * if the answer changes nothing.
   */
  async function apply(tx: Tx, row: OperationRow, answer: Answer): Promise<AuditEntry[] | undefined> {
    if (isAboutLatestAttempt(row, answer, 'callBack'))
      return isPending(row) ? answers.apply(tx, row, answer) : answers.applyLate(tx, row, answer)
    // Queries the result only of a request that the channel has accepted. A request that is being submitted
    // gets a response of its own.
    if (row.status === 'PROCESSING' && answer.attempt === undefined) await operations.schedule(tx, row)
    return undefined
  }

  return (channelCode, { requestNo, ...answer }) =>
    withTransaction(services.database.db, async (tx) => {
      const row = await findOperation(tx, channelCode, requestNo)
      const hasOpenResult = isPending(row) || isUncertain(row)
      const applied = hasOpenResult ? await apply(tx, row, answer) : undefined
      const audit = hasOpenResult ? applied : await alarmContradiction(tx, row, answer, context())
      if (audit) await answers.appendAll(tx, audit, requestNo)
      return applied !== undefined
    })
}
