import type { ListTotals, TradeOrder } from '#schemas'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { createList, type ListPage } from '../../platform/list/list.ts'
import { tradeResource } from '../../records/trade.ts'
import type { Services } from '../../services.ts'
import { createDateRangeGuard } from './date-range-guard.ts'

/** Error of a trade that is unknown or outside the caller's departments. Both cases get the same error. */
const tradeNotFound = defineHttpError('TRADE_NOT_FOUND', 404, {
  en: 'Trade not found',
  zh: '交易不存在',
})

/** Creates the service that lists trades. Trades can't be changed. */
export function createTrades(services: Pick<Services, 'database' | 'clock' | 'listChanges'>) {
  const list = createList(tradeResource, services)
  const requireShortRange = createDateRangeGuard(services)

  return {
    list,
    async page(query: Record<string, unknown>, user: SignedIn): Promise<ListPage<TradeOrder>> {
      const listQuery = list.read(query, user)
      await requireShortRange(listQuery)
      return list.page(listQuery, user.scope)
    },
    async totals(query: Record<string, unknown>, user: SignedIn): Promise<ListTotals> {
      const listQuery = list.readTotals(query, user)
      await requireShortRange(listQuery)
      return list.totals(listQuery, user.scope)
    },
    async get(id: string, { scope }: SignedIn): Promise<TradeOrder> {
      const trade = await list.find(id, scope)
      if (!trade) throw tradeNotFound()
      return trade
    },
  }
}
