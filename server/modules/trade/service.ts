import type { ListTotals, TradeOrder } from '#schemas'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { createList, type ListPage } from '../list/list.ts'
import { tradeNotFound } from './errors.ts'
import { tradeResource } from './list-resource.ts'
import { createRangeGuard } from './wide-range.ts'

/** Trades: read only, they come from the channels. */
export function createTrades({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const { pool, db } = database
  const list = createList(tradeResource, { pool, db, now: () => clock().getTime() })
  const refuseWide = createRangeGuard({ database, clock })

  return {
    async page(query: Record<string, unknown>, user: SignedIn): Promise<ListPage<TradeOrder>> {
      const asked = list.read(query, user)
      await refuseWide(asked)
      return list.page(asked, user.scope)
    },
    async totals(query: Record<string, unknown>, user: SignedIn): Promise<ListTotals> {
      const asked = list.readTotals(query, user)
      await refuseWide(asked)
      return list.totals(asked, user.scope)
    },
    async get(id: string, { scope }: SignedIn): Promise<TradeOrder> {
      const trade = await list.find(id, scope)
      if (!trade) throw tradeNotFound()
      return trade
    },
  }
}
