import type { IntakeTrade } from '#schemas'
import { type Tx, violatedIndex, withSavepoint } from '../../../db/index.ts'
import { formatBusinessTime } from '../../../platform/business-time.ts'
import { lockSettleRules } from '../../../records/settlement/settle-rules.ts'
import { addToSums } from '../../../records/trade-sums.ts'
import { type IntakeDecision, type NewTrade, planIntake } from './plan-intake.ts'
import {
  claimNumbers,
  insertTrades,
  lockRecorded,
  readChannelOfKey,
  readMerchants,
  writeRefunded,
} from './repo.ts'

/** Milliseconds by which the clock of a caller may be ahead of ours. */
const TOLERANCE_MS = 5 * 60_000
/** Attempts to record a batch while other requests claim the same numbers. */
const TRIES = 3

interface IntakeContext {
  now: Date
  businessTz: string
  nextId: () => string
  /** Key that signed the request. */
  keyId: string
}

/** Recorded trades of a batch, and the decision about each trade in its order. */
export interface RecordedBatch {
  decisions: IntakeDecision[]
  created: readonly NewTrade[]
}

/** Writes the accepted trades of a batch in the caller's transaction. */
async function record(
  tx: Tx,
  trades: readonly IntakeTrade[],
  { now, businessTz, nextId, keyId }: IntakeContext,
): Promise<RecordedBatch> {
  const rules = await lockSettleRules(
    tx,
    trades.map(({ channelCode }) => channelCode),
  )
  const { decisions, created, refunded } = planIntake(trades, {
    latestTime: formatBusinessTime(new Date(now.getTime() + TOLERANCE_MS), businessTz),
    rules,
    onlyChannel: await readChannelOfKey(tx, keyId),
    merchants: await readMerchants(tx, trades),
    recorded: await lockRecorded(tx, trades),
    nextId,
  })
  if (created.length === 0) return { decisions, created }
  await claimNumbers(tx, created)
  await insertTrades(tx, created, now)
  if (refunded.length > 0) await writeRefunded(tx, refunded)
  const times = created.map(({ paidTime }) => paidTime).sort()
  await addToSums(tx, {
    ids: created.map(({ id }) => id),
    from: times.at(0) ?? '',
    to: times.at(-1) ?? '',
    now: formatBusinessTime(now, businessTz),
  })
  return { decisions, created }
}

/**
 * Records the valid trades of a batch in the caller's transaction and decides about each. A trade that was
 * recorded with the same content changes nothing.
 */
export async function intakeTrades(
  tx: Tx,
  trades: readonly IntakeTrade[],
  context: IntakeContext,
): Promise<RecordedBatch> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withSavepoint(tx, () => record(tx, trades, context))
    } catch (error) {
      // Another request recorded one of the numbers meanwhile; now it is found and compared.
      if (attempt === TRIES || violatedIndex(error) !== 'trade_number_pkey') throw error
    }
  }
}
