import type { IntakeAnswer, IntakeReceipt, IntakeTrade } from '#schemas'
import { type Tx, withTransaction } from '../../../db/index.ts'
import { appendAudit, changedRecordsOf } from '../../../platform/audit-log/append.ts'
import type { Changed } from '../../../platform/http/change.ts'
import { type Locale, localizedTo } from '../../../platform/http/locale.ts'
import type { ChangeContext } from '../../../platform/http/request.ts'
import { discardCounts } from '../../../platform/push/changed-models.ts'
import type { Services } from '../../../services.ts'
import { tradeNumberReused, tradeRefused } from './errors.ts'
import { intakeTrades, type RecordedBatch } from './intake-trades.ts'
import { createMonths } from './months.ts'
import type { IntakeDecision, NewTrade } from './plan-intake.ts'
import { readChannelOfKey } from './repo.ts'

/** Machine that reports trades: the id of its key, and the id of its request. */
export interface IntakeCaller {
  keyId: string
  requestId: string
}

const auditEntry = (keyId: string, created: readonly NewTrade[]) => ({
  action: 'trade.intake',
  subject: { kind: 'intake_key', id: keyId },
  detail: {
    trades: created.length,
    amountFen: created.reduce((sum, { amountFen }) => sum + amountFen, 0),
    first: created.at(0)?.tradeNo,
    last: created.at(-1)?.tradeNo,
  },
  changes: { table: 'trade_order' },
})

/** Returns the receipt of a trade. If the trade was rejected, throws an error with the reason. */
function receiptOf(decision: IntakeDecision | undefined): IntakeReceipt {
  if (!decision) throw tradeRefused()
  if (decision.outcome !== 'REJECTED') return decision
  const { code, field, words } = decision.refusal
  throw (code === 'NUMBER_REUSED' ? tradeNumberReused : tradeRefused)(undefined, {
    fields: { [field]: words },
  })
}

/** Creates the service that records trades which machines report or users enter. */
export function createIntake(services: Services) {
  const {
    database: { db },
    ids,
    clock,
    config,
  } = services
  const nextId = () => ids.nextId()
  const ensureMonths = createMonths(services)

  /** Records the valid trades and one audit row in one transaction. */
  async function intake(trades: readonly IntakeTrade[], { keyId, requestId }: IntakeCaller) {
    await ensureMonths(trades)
    const batch = await withTransaction(db, async (tx): Promise<RecordedBatch> => {
      const now = clock()
      const recorded = await intakeTrades(tx, trades, {
        now,
        nextId,
        businessTz: config.businessTz,
        onlyChannel: await readChannelOfKey(tx, keyId),
        departs: 'all',
      })
      const origin = { user: { id: keyId, username: 'intake' }, requestId }
      const entry = auditEntry(keyId, recorded.created)
      if (recorded.created.length > 0) await appendAudit(tx, { entry, origin, id: nextId(), at: now })
      return recorded
    })
    if (batch.created.length > 0)
      discardCounts([changedRecordsOf(auditEntry(keyId, batch.created))], services)
    return batch
  }

  return {
    /** Records a trade that a user enters, in the caller's transaction. */
    async add(tx: Tx, trade: IntakeTrade, { user, at }: ChangeContext): Promise<Changed<IntakeReceipt>> {
      const context = { now: at, nextId, businessTz: config.businessTz, onlyChannel: null }
      const { decisions, created } = await intakeTrades(tx, [trade], {
        ...context,
        departs: user.scope.departs,
      })
      const result = receiptOf(decisions[0])
      const [row] = created
      return {
        result,
        audit: {
          action: 'trade.add',
          subject: { kind: 'trade_order', id: row?.id ?? result.tradeNo },
          detail: { ...result, ...(row && { amountFen: row.amountFen, channelTradeNo: row.channelTradeNo }) },
        },
      }
    },

    /** Records one trade. Throws an error with the reason if the trade can't be recorded. */
    async single(trade: IntakeTrade, caller: IntakeCaller): Promise<IntakeReceipt> {
      return receiptOf((await intake([trade], caller)).decisions[0])
    },

    /** Records the valid trades of a list. Returns a result for each trade of the list. */
    async batch(trades: readonly IntakeTrade[], caller: IntakeCaller, locale: Locale): Promise<IntakeAnswer> {
      const { decisions } = await intake(trades, caller)
      const count = (outcome: IntakeDecision['outcome']) =>
        decisions.filter((decision) => decision.outcome === outcome).length
      return {
        created: count('CREATED'),
        repeated: count('REPEATED'),
        rejected: count('REJECTED'),
        results: decisions.map((decision, index) => {
          if (decision.outcome !== 'REJECTED') return { index, problem: null, ...decision }
          const { code, field, words } = decision.refusal
          const problem = { code, field, message: localizedTo(words, locale) }
          return { index, outcome: decision.outcome, tradeNo: null, problem }
        }),
      }
    },
  }
}
