import { defineEndpoints, get } from '../endpoint.ts'

/** Trades: payments and refunds recorded by a channel. */
export const tradeEndpoints = defineEndpoints({
  'trade.list': get.page('/bill/tradeOrder/list', 'trade:list', { totals: 'trade.totals' }),
  'trade.totals': get.value('/bill/tradeOrder/totals', 'trade:list'),
  'trade.get': get.record('/bill/tradeOrder/queryById', 'trade:list'),
})
