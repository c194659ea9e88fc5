import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Selectable, sql } from 'kysely'
import type { ChannelAnswer, ChannelRequest, StatementLine } from '#schemas'
import type { Database } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { type ChannelAdapter, channelUnreachable } from './adapter.ts'
import type { ReceiveAnswer } from './receive-answer.ts'

interface SandboxOptions extends Pick<Services, 'database'> {
  channel: Selectable<Database['pay_channel']>
  receive: ReceiveAnswer
}

/** Percentage of requests that the channel first accepts and decides later. */
const PROCESSING_PERCENT = 40
const MAX_BALANCE_FEN = 10_000_000

/** Computes a number from 0 to 2^32 − 1 that depends only on the texts. */
const hashOf = (...texts: readonly (string | number)[]): number =>
  createHash('sha256').update(texts.join('\n')).digest().readUInt32BE(0)

/** Waits. If the signal is aborted meanwhile, throws the same error as for a channel that doesn't answer. */
async function wait(milliseconds: number | undefined, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds ?? 2 ** 31 - 1, undefined, { signal })
  } catch (cause) {
    throw channelUnreachable({ reason: 'time-out' }, { cause })
  }
}

/**
 * Simulated channel, whose answers depend only on the seed, the request number and the attempt. Stores its
 * requests in a table, so that it executes each request number only once, like a real channel.
 */
export function createSandbox({ channel, database: { db }, receive }: SandboxOptions): ChannelAdapter {
  const { code, sandbox_seed: seed } = channel

  function decide({ requestNo, kind, attempt }: ChannelRequest): ChannelAnswer {
    const about = { requestNo, attempt }
    const roll = hashOf(seed, requestNo, attempt, 'outcome') % 100
    const { sandbox_failure_percent: failures, sandbox_rejection_percent: rejections } = channel
    if (roll < failures) return { ...about, status: 'FAILED', message: 'Simulated failure' }
    if (roll < failures + rejections) return { ...about, status: 'REJECTED', message: 'Simulated rejection' }
    return {
      ...about,
      status: 'SUCCEEDED',
      channelNo: `S${hashOf(seed, requestNo, 'number')}`,
      ...(kind === 'ONBOARDING' && { merchantNo: `9${requestNo.slice(1)}` }),
      ...(kind === 'BALANCE_QUERY' && { balanceFen: hashOf(seed, requestNo, 'balance') % MAX_BALANCE_FEN }),
    }
  }

  /** Executes a request once. Executes it again only if the previous attempt has failed. */
  async function execute(request: ChannelRequest): Promise<ChannelAnswer> {
    const { requestNo, kind, attempt } = request
    const decided = decide(request)
    const effects = decided.status === 'SUCCEEDED' ? 1 : 0
    await sql`insert into sandbox_request as r (request_no, channel_code, kind, attempt, answer, effects)
      values (${requestNo}, ${code}, ${kind}, ${attempt}, ${JSON.stringify(decided)}, ${effects})
      on conflict (request_no) do update
        set attempt = excluded.attempt, answer = excluded.answer, effects = r.effects + excluded.effects
        where r.attempt < excluded.attempt and r.answer ->> 'status' = 'FAILED'`.execute(db)
    return (await stored(requestNo)) as ChannelAnswer
  }

  async function stored(requestNo: string): Promise<ChannelAnswer | undefined> {
    const row = await db
      .selectFrom('sandbox_request')
      .select('answer')
      .where('request_no', '=', requestNo)
      .where('channel_code', '=', code)
      .executeTakeFirst()
    return row?.answer as ChannelAnswer | undefined
  }

  async function respond(signal: AbortSignal): Promise<void> {
    await wait(channel.sandbox_is_down ? undefined : channel.sandbox_delay_ms, signal)
  }

  return {
    async submit(request, { signal }) {
      await respond(signal)
      const { requestNo, attempt } = request
      const answer = await execute(request)
      if (hashOf(seed, requestNo, 'repeat') % 100 < channel.sandbox_repeat_percent)
        await receive(code, answer)
      const isSlow = hashOf(seed, requestNo, attempt, 'processing') % 100 < PROCESSING_PERCENT
      return isSlow ? { requestNo, attempt, status: 'PROCESSING' } : answer
    },
    async query(requestNo, { signal }) {
      await respond(signal)
      return stored(requestNo)
    },
    async downloadStatement(date, { signal }) {
      await respond(signal)
      const { rows } = await sql<StatementLine>`select channel_trade_no as "channelTradeNo", kind,
          abs(amount_fen) as "amountFen", abs(fee_fen) as "feeFen", status,
          to_char(paid_time, 'YYYY-MM-DD HH24:MI:SS') as "paidTime"
        from trade_order where channel_code = ${code} and paid_time >= ${date}::date
          and paid_time < ${date}::date + 1 and status <> 'FAILED'
        order by paid_time, id`.execute(db)
      return rows
    },
  }
}
