import { defineEndpoints } from '../endpoint.ts'

/** Trades: payments and refunds as a channel took them. */
export const tradeEndpoints = defineEndpoints({
  'trade.list': {
    method: 'GET',
    path: '/bill/tradeOrder/list',
    access: 'trade:list',
    gives: 'page',
    totals: 'trade.totals',
  },
  'trade.totals': { method: 'GET', path: '/bill/tradeOrder/totals', access: 'trade:list', gives: 'value' },
  'trade.get': { method: 'GET', path: '/bill/tradeOrder/queryById', access: 'trade:list', gives: 'record' },
})
