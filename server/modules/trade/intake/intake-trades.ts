import type { IntakeTrade } from '#schemas'
import { type Db, type Tx, violatedIndex, withSavepoint } from '../../../db/index.ts'
import { formatBusinessTime } from '../../../platform/business-time.ts'
import type { DepartScope } from '../../../platform/http/request.ts'
import { lockSettleRules } from '../../../records/settlement/settle-rules.ts'
import { addToSums } from '../../../records/trade-sums.ts'
import { type IntakeDecision, type IntakePlan, type NewTrade, planIntake } from './plan-intake.ts'
import { claimNumbers, insertTrades, lockRecorded, readMerchants, writeRefunded } from './repo.ts'

/** Number of milliseconds by which the clock of a caller may be ahead of the server's clock. */
const TOLERANCE_MS = 5 * 60_000
/**
 * Maximum number of attempts to record a batch. An attempt fails if another request claims one of the trade
 * numbers.
 */
const TRIES = 3

/** Time of an intake, and the channels and departments whose trades the caller may report. */
export interface IntakeContext {
  now: Date
  businessTz: string
  nextId: () => string
  /** The channel whose trades the caller may report; null if the caller may report trades of all channels. */
  onlyChannel: string | null
  /** Departments for whose shops the caller may report trades. */
  departs: DepartScope
}

/** New trades of a batch, and the decisions about all of its trades, in the order of the batch. */
export interface RecordedBatch {
  decisions: IntakeDecision[]
  created: readonly NewTrade[]
}

/**
 * Decides about trades on the basis of the current data, without writing anything. In a transaction, locks
 * the data that the decisions depend on.
 */
export async function planTrades(
  on: Db | Tx,
  trades: readonly IntakeTrade[],
  { now, businessTz, nextId, onlyChannel, departs }: IntakeContext,
): Promise<IntakePlan> {
  const rules = await lockSettleRules(
    on,
    trades.map(({ channelCode }) => channelCode),
  )
  return planIntake(trades, {
    latestTime: formatBusinessTime(new Date(now.getTime() + TOLERANCE_MS), businessTz),
    rules,
    onlyChannel,
    merchants: await readMerchants(on, trades, departs),
    recorded: await lockRecorded(on, trades),
    nextId,
  })
}

/** Decides about the trades of a batch and writes the accepted ones, in the caller's transaction. */
async function record(
  tx: Tx,
  trades: readonly IntakeTrade[],
  context: IntakeContext,
): Promise<RecordedBatch> {
  const { now, businessTz } = context
  const { decisions, created, refunded } = await planTrades(tx, trades, context)
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
 * Decides about each trade of a batch and records the valid ones, in the caller's transaction. If a trade is
 * already recorded with the same content, nothing changes.
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
      // Another request has recorded one of the numbers meanwhile. The next attempt finds that trade and
      // compares it.
      if (attempt === TRIES || violatedIndex(error) !== 'trade_number_pkey') throw error
    }
  }
}
