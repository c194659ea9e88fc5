import type { IntakeTrade } from '#schemas'
import { tryTradePartitions } from '../../../db/index.ts'
import { businessDayOf } from '../../../platform/business-time.ts'
import { isTime } from '../../../platform/list/values.ts'
import { addDays } from '../../../records/settlement/settle-date.ts'
import type { Services } from '../../../services.ts'

/**
 * Maximum age of a trade, in days, for which a partition of its month is made. Older trades are stored in the
 * default partition.
 */
const MAX_AGE_DAYS = 731

/**
 * Returns the months of trades as `YYYY-MM`. Leaves out trades that are too old for a partition of their
 * month.
 */
function monthsOf(trades: readonly Pick<IntakeTrade, 'paidTime'>[], today: string): string[] {
  const oldest = addDays(today, -MAX_AGE_DAYS)
  const days = trades.flatMap(({ paidTime }) => (isTime(paidTime) ? [paidTime.slice(0, 10)] : []))
  return [
    ...new Set(days.filter((day) => day >= oldest && day <= today).map((day) => day.slice(0, 7))),
  ].sort()
}

/**
 * Creates a function that makes the missing partitions for the months of trades. Call that function before
 * the transaction that records the trades, because the creation of a partition locks the whole table until
 * the commit.
 */
export function createMonths({ database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>) {
  const known = new Set<string>()

  return async (trades: readonly Pick<IntakeTrade, 'paidTime'>[]): Promise<void> => {
    const months = monthsOf(trades, businessDayOf(clock(), config.businessTz))
    const missing = months.filter((month) => !known.has(month))
    if (missing.length === 0) return
    // If no partition can be created for a month, the month isn't tried again: its trades are in the default
    // partition.
    for (const month of missing) known.add(month)
    await tryTradePartitions(database.pool, missing)
  }
}
