import type { IntakeTrade } from '#schemas'
import { tryTradePartitions } from '../../../db/index.ts'
import { businessDayOf } from '../../../platform/business-time.ts'
import { isTime } from '../../../platform/list/values.ts'
import { addDays } from '../../../records/settlement/settle-date.ts'
import type { Services } from '../../../services.ts'

/** Days before today whose months get a partition. Older trades go to the default partition. */
const MAX_AGE_DAYS = 731

/** Months of trades, `YYYY-MM`, that are recent enough for a partition of their own. */
function monthsOf(trades: readonly Pick<IntakeTrade, 'paidTime'>[], today: string): string[] {
  const oldest = addDays(today, -MAX_AGE_DAYS)
  const days = trades.flatMap(({ paidTime }) => (isTime(paidTime) ? [paidTime.slice(0, 10)] : []))
  return [
    ...new Set(days.filter((day) => day >= oldest && day <= today).map((day) => day.slice(0, 7))),
  ].sort()
}

/**
 * Creates the function that makes the missing partitions of the months of trades. Call it before the transaction
 * that records them, because a new partition locks the whole table until the commit.
 */
export function createMonths({ database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>) {
  const known = new Set<string>()

  return async (trades: readonly Pick<IntakeTrade, 'paidTime'>[]): Promise<void> => {
    const months = monthsOf(trades, businessDayOf(clock(), config.businessTz))
    const missing = months.filter((month) => !known.has(month))
    if (missing.length === 0) return
    // A month that can't have a partition now isn't tried again, since its trades are in the default partition.
    for (const month of missing) known.add(month)
    await tryTradePartitions(database.pool, missing)
  }
}
