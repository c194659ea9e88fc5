import type { TradeOrder } from '#schemas'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { dateRangeRequired } from '../list/errors.ts'
import { createList, type ListPage } from '../list/list.ts'
import { ASK_FOR_DAYS_PAST, isNarrow, MAX_DAYS } from './date-range.ts'
import { tradeNotFound } from './errors.ts'
import { tradeResource } from './list-resource.ts'
import { createTradeSize } from './size.ts'

/** Trades: read only, they come from the channels. */
export function createTrades({ database: { pool, db }, clock }: Pick<Services, 'database' | 'clock'>) {
  const now = () => clock().getTime()
  const list = createList(tradeResource, { pool, db, now })
  const size = createTradeSize(pool, now)

  return {
    async page(query: Record<string, unknown>, user: SignedIn): Promise<ListPage<TradeOrder>> {
      const asked = list.read(query, user)
      if (!isNarrow(asked.conditions) && (await size()) > ASK_FOR_DAYS_PAST) {
        const words = { en: `A range of at most ${MAX_DAYS} days`, zh: `不超过 ${MAX_DAYS} 天的时间范围` }
        throw dateRangeRequired({ days: MAX_DAYS }, { fields: { paidTime: words } })
      }
      return list.page(asked, user.scope)
    },
    async get(id: string, { scope }: SignedIn): Promise<TradeOrder> {
      const trade = await list.find(id, scope)
      if (!trade) throw tradeNotFound()
      return trade
    },
  }
}
