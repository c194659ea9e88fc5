import type { ChannelAnswer } from '#schemas'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { isAboutLatestAttempt } from './answered-attempt.ts'
import { createAnswers, isPending, lockOperation } from './apply-answer.ts'
import { operationNotFound } from './errors.ts'
import { createChannelOperations } from './operations.ts'

/** Applies an answer that a channel sends itself; returns false if it changes nothing. */
export type ReceiveAnswer = (channelCode: string, answer: ChannelAnswer) => Promise<boolean>

/**
 * Creates the function that receives call-backs. An answer changes an operation whose result is open; repeated,
 * late and early answers change nothing. A failure that may be one of an earlier attempt is a reason to ask.
 */
export function createReceiver(services: Services): ReceiveAnswer {
  const answers = createAnswers(services)
  const operations = createChannelOperations(services)
  return (channelCode, { requestNo, ...answer }) =>
    withTransaction(services.database.db, async (tx) => {
      const found = await tx
        .selectFrom('channel_operation')
        .select('id')
        .where('request_no', '=', requestNo)
        .where('channel_code', '=', channelCode)
        .executeTakeFirst()
      const row = found && (await lockOperation(tx, found.id))
      if (!row) throw operationNotFound()
      if (!isPending(row)) return false
      if (!isAboutLatestAttempt(row, answer, 'callBack')) {
        // A submitted request gets its answer; an accepted one would be asked for later.
        if (row.status === 'PROCESSING' && answer.attempt === undefined) await operations.schedule(tx, row)
        return false
      }
      await answers.appendAll(tx, await answers.apply(tx, row, answer), requestNo)
      return true
    })
}
