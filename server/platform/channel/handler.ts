import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { ChannelAnswer, ChannelRequest } from '#schemas'
import { isAppError } from '#schemas/errors'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import { businessDayOf } from '../business-time.ts'
import type { Delivery, QueueHandler } from '../queue/queue.ts'
import { runSystemTransition } from '../states/run-transition.ts'
import { withTimeLimit } from '../time-limit.ts'
import { createAdapters } from './adapters.ts'
import { type AnswerSource, isAboutLatestAttempt } from './answered-attempt.ts'
import { createAnswers, isPending, lockOperation } from './apply-answer.ts'
import { breakerDelay, closeBreaker, noteFailure } from './breaker.ts'
import { fullRequest, maskRequest } from './full-request.ts'
import { createChannelOperations } from './operations.ts'
import type { OperationMessage } from './queue.ts'
import type { OperationRow } from './results.ts'
import { queryPauseMs, retryPauseMs } from './retry-pauses.ts'
import { operationStates } from './states.ts'
import { isUncertain, nextQueryTime } from './uncertain.ts'

const SECOND = 1_000
/** Errors that an adapter throws after it has sent a request. */
const ADAPTER_ERRORS = new Set<string>(['CHANNEL_UNREACHABLE', 'CHANNEL_ANSWER_INVALID'])
/** Pause in milliseconds after an unexpected error, such as a missing secret in the configuration. */
const STALLED_PAUSE_MS = 900_000
/** Pause of operations while their channel is suspended, in milliseconds. */
const SUSPENDED_PAUSE_MS = 60_000
/** Minimum delay, in milliseconds, if the circuit breaker is open. */
const MIN_DELAY_MS = 5_000

/** Reason of the failure of an operation whose channel repeats the answer to an earlier attempt. */
const EARLIER_ATTEMPT = 'The channel answered an earlier attempt'

/** Outcome of a call: an answer, `isUnknown` if the channel doesn't know the request, or an error. */
type Outcome = { answer: ChannelAnswer } | { isUnknown: true } | { isUnreachable: boolean; reason: string }

/** A request to send now: a submit, or a query of the result. A query has no `request`. */
interface Step {
  row: OperationRow
  request: ChannelRequest | undefined
}

/**
 * Creates the handler of the channels' queues, which submits an operation or queries its result, and saves
 * the answer. Between two messages, the state of an operation is only in the database, so any node can
 * continue the operation.
 */
export function createOperationHandler(
  services: Services,
  log: Pick<FastifyBaseLogger, 'warn'>,
): QueueHandler<OperationMessage> {
  const { database, clock, ids, secrets, config } = services
  const operations = createChannelOperations(services)
  const answers = createAnswers(services)
  const adapters = createAdapters(services)
  const timeoutMs = config.channelTimeoutSeconds * SECOND
  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds)

  /**
   * Prepares the next request. Returns undefined if a newer message replaces this message, if the channel is
   * suspended, or if its circuit breaker is open.
   */
  async function begin(tx: Tx, id: string, messageId: string): Promise<Step | undefined> {
    const found = await lockOperation(tx, id)
    if (!found || found.message_id !== messageId) return undefined
    const at = clock()
    const isQuery = found.status === 'PROCESSING' || found.status === 'FAILED'
    if (!isQuery && (await isSuspended(tx, found.channel_code))) {
      await operations.schedule(tx, found, after(SUSPENDED_PAUSE_MS))
      return undefined
    }
    const until = await breakerDelay(tx, found.channel_code, { at, trialMs: 2 * timeoutMs })
    if (until) {
      await operations.schedule(tx, found, new Date(Math.max(until.getTime(), at.getTime() + MIN_DELAY_MS)))
      return undefined
    }
    return isQuery ? beginQuery(tx, found) : beginSubmit(tx, found, at)
  }

  /**
   * True if a channel is suspended, so that new requests have to wait. The results of earlier requests are
   * still queried.
   */
  async function isSuspended(tx: Tx, code: string): Promise<boolean> {
    const { status } = await tx
      .selectFrom('pay_channel')
      .select('status')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    return status === 'SUSPENDED'
  }

  async function beginQuery(tx: Tx, row: OperationRow): Promise<Step> {
    await tx.updateTable('channel_operation').set({ next_time: null }).where('id', '=', row.id).execute()
    return { row, request: undefined }
  }

  async function beginSubmit(tx: Tx, found: OperationRow, at: Date): Promise<Step> {
    const { id } = found
    const audit: AuditEntry[] = []
    if (found.status === 'CREATED') {
      const request = { states: operationStates, transition: 'submit', id } as const
      audit.push((await runSystemTransition(tx, request, { at, nextId: () => ids.nextId() })).audit)
    }
    const row = (await lockOperation(tx, id)) as OperationRow
    const request = await fullRequest(tx, row, { secrets, today: businessDayOf(at, config.businessTz) })
    await sql`update channel_operation set request = ${JSON.stringify(maskRequest(request))}::jsonb, next_time = null
      where id = ${id}`.execute(tx)
    await answers.appendAll(tx, audit, found.request_no)
    return { row, request }
  }

  async function request({ row, request }: Step, signal: AbortSignal): Promise<Outcome> {
    const adapter = await adapters.of(row.channel_code)
    if (request) return { answer: await adapter.submit(request, { signal }) }
    const answer = await adapter.query(row.request_no, { signal })
    return answer ? { answer } : { isUnknown: true }
  }

  async function call(step: Step, stop: AbortSignal): Promise<Outcome> {
    try {
      return await withTimeLimit(timeoutMs, stop, (signal) => request(step, signal))
    } catch (error) {
      // If the server stops, the next delivery of the message sends the request again.
      stop.throwIfAborted()
      // All other errors, such as a missing secret in the configuration, occur before the request is sent.
      if (!isAppError(error) || !ADAPTER_ERRORS.has(error.code)) throw error
      log.warn({ err: error, requestNo: step.row.request_no }, 'a request to a channel has no result')
      return { isUnreachable: error.code === 'CHANNEL_UNREACHABLE', reason: error.message }
    }
  }

  /**
   * Plans the next request after a request without a result. After the last pause, the operation fails
   * instead.
   */
  async function pause(tx: Tx, row: OperationRow, reason: string): Promise<AuditEntry[]> {
    const pauseMs = retryPauseMs(row.tries)
    if (pauseMs === undefined) return answers.fail(tx, row, reason)
    await tx
      .updateTable('channel_operation')
      .set({ tries: row.tries + 1 })
      .where('id', '=', row.id)
      .execute()
    await operations.schedule(tx, row, after(pauseMs))
    return []
  }

  /** Plans the next query of a request that the channel has accepted. Only the channel decides its result. */
  async function plan(tx: Tx, row: OperationRow): Promise<AuditEntry[]> {
    await tx
      .updateTable('channel_operation')
      .set({ polls: row.polls + 1, tries: 0 })
      .where('id', '=', row.id)
      .execute()
    await operations.schedule(tx, row, after(queryPauseMs(row.polls)))
    return []
  }

  /**
   * Applies an answer about the current attempt, and returns the audit entries. Ignores an answer about an
   * earlier attempt.
   */
  async function applyAnswer(
    tx: Tx,
    row: OperationRow,
    answer: ChannelAnswer,
    source: AnswerSource,
  ): Promise<AuditEntry[]> {
    if (!isAboutLatestAttempt(row, answer, source))
      return row.status === 'PROCESSING' ? plan(tx, row) : pause(tx, row, EARLIER_ATTEMPT)
    const audit = await answers.apply(tx, row, answer)
    if (answer.status === 'PROCESSING') await plan(tx, row)
    return audit
  }

  /** Applies the outcome of a request, and returns the audit entries. */
  async function applyOutcome(
    tx: Tx,
    row: OperationRow,
    outcome: Outcome,
    source: AnswerSource,
  ): Promise<AuditEntry[]> {
    if ('answer' in outcome) return applyAnswer(tx, row, outcome.answer, source)
    if ('isUnknown' in outcome) return pause(tx, row, "The channel doesn't know the request")
    if (row.status === 'PROCESSING') return plan(tx, row)
    return outcome.isUnreachable ? pause(tx, row, outcome.reason) : answers.fail(tx, row, outcome.reason)
  }

  /** Applies the result of an operation that has failed, or plans the next query. */
  async function saveLate(tx: Tx, row: OperationRow, outcome: Outcome): Promise<void> {
    const answer = 'answer' in outcome ? outcome.answer : undefined
    const isApplied = answer && isAboutLatestAttempt(row, answer, 'query')
    const audit = isApplied && (await answers.applyLate(tx, row, answer))
    if (audit) return answers.appendAll(tx, audit, row.request_no)
    await tx
      .updateTable('channel_operation')
      .set({ next_time: nextQueryTime(clock()), message_id: null })
      .where('id', '=', row.id)
      .execute()
  }

  async function save(tx: Tx, { row: asked, request }: Step, outcome: Outcome): Promise<void> {
    const code = asked.channel_code
    const source = request ? 'submit' : 'query'
    if ('isUnreachable' in outcome && outcome.isUnreachable) await noteFailure(tx, code, clock())
    else await closeBreaker(tx, code, clock())
    const row = await lockOperation(tx, asked.id)
    // A call-back may have delivered the result meanwhile.
    if (!row || row.message_id !== asked.message_id) return
    if (isUncertain(row)) return saveLate(tx, row, outcome)
    if (!isPending(row)) return
    await answers.appendAll(tx, await applyOutcome(tx, row, outcome, source), row.request_no)
  }

  async function handle({ id: messageId, data, signal }: Delivery<OperationMessage>): Promise<void> {
    const step = await withTransaction(database.db, (tx) => begin(tx, data.operationId, messageId))
    if (!step) return
    const outcome = await call(step, signal)
    await withTransaction(database.db, (tx) => save(tx, step, outcome))
  }

  /** Plans the next request of an operation whose message has no further delivery. */
  const planAgain = ({ id: messageId, data }: Delivery<OperationMessage>): Promise<void> =>
    withTransaction(database.db, async (tx) => {
      const row = await lockOperation(tx, data.operationId)
      if (row?.message_id === messageId) await operations.schedule(tx, row, after(STALLED_PAUSE_MS))
    })

  return async (delivery) => {
    try {
      await handle(delivery)
    } catch (error) {
      if (delivery.isLast) await planAgain(delivery)
      throw error
    }
  }
}
