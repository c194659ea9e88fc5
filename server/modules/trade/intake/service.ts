import type { IntakeAnswer, IntakeReceipt, IntakeTrade } from '#schemas'
import { withTransaction } from '../../../db/index.ts'
import { appendAudit } from '../../../platform/audit-log/append.ts'
import { type Locale, localizedTo } from '../../../platform/http/locale.ts'
import type { Services } from '../../../services.ts'
import { tradeNumberReused, tradeRefused } from './errors.ts'
import { intakeTrades, type RecordedBatch } from './intake-trades.ts'
import { createMonths } from './months.ts'
import type { IntakeDecision, NewTrade } from './plan-intake.ts'

/** Caller of the intake: its key and its request. */
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

/** Creates the service that records the trades that machines report. */
export function createIntake(services: Services) {
  const {
    database: { db },
    ids,
    clock,
    config,
  } = services
  const nextId = () => ids.nextId()
  const ensureMonths = createMonths(services)

  /** Records the valid trades in one transaction, with one audit row. */
  async function intake(trades: readonly IntakeTrade[], { keyId, requestId }: IntakeCaller) {
    await ensureMonths(trades)
    return withTransaction(db, async (tx): Promise<RecordedBatch> => {
      const now = clock()
      const batch = await intakeTrades(tx, trades, { now, nextId, businessTz: config.businessTz, keyId })
      const origin = { user: { id: keyId, username: 'intake' }, requestId }
      const entry = auditEntry(keyId, batch.created)
      if (batch.created.length > 0) await appendAudit(tx, { entry, origin, id: nextId(), at: now })
      return batch
    })
  }

  return {
    /** Records one trade, or throws why it can't be recorded. */
    async single(trade: IntakeTrade, caller: IntakeCaller): Promise<IntakeReceipt> {
      const [decision] = (await intake([trade], caller)).decisions
      if (!decision) throw tradeRefused()
      if (decision.outcome !== 'REJECTED') return decision
      const { code, field, words } = decision.refusal
      throw (code === 'NUMBER_REUSED' ? tradeNumberReused : tradeRefused)(undefined, {
        fields: { [field]: words },
      })
    },

    /** Records the valid trades of a list, and answers each. */
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
