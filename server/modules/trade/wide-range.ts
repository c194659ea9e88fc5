import type { Services } from '../../services.ts'
import { dateRangeRequired } from '../list/errors.ts'
import type { ListQuery } from '../list/query.ts'
import { ASK_FOR_DAYS_PAST, isNarrow, MAX_DAYS } from './date-range.ts'
import { createTradeSize } from './size.ts'

/** Refuses to read trades over more days than their table can be searched for, once it is large. */
export function createRangeGuard({ database: { pool }, clock }: Pick<Services, 'database' | 'clock'>) {
  const size = createTradeSize(pool, () => clock().getTime())

  return async function refuseWide({ conditions }: ListQuery): Promise<void> {
    if (isNarrow(conditions) || (await size()) <= ASK_FOR_DAYS_PAST) return
    const words = { en: `A range of at most ${MAX_DAYS} days`, zh: `不超过 ${MAX_DAYS} 天的时间范围` }
    throw dateRangeRequired({ days: MAX_DAYS }, { fields: { paidTime: words } })
  }
}
