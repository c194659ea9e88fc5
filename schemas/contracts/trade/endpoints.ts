import { defineEndpoints, get, post, put } from '../endpoint.ts'

/** Operations on trades: payments and refunds that a channel has recorded. */
export const tradeEndpoints = defineEndpoints({
  'trade.list': get.page('/bill/tradeOrder/list', 'trade:list', { totals: 'trade.totals' }),
  'trade.totals': get.value('/bill/tradeOrder/totals', 'trade:list'),
  'trade.get': get.record('/bill/tradeOrder/queryById', 'trade:list'),
  'trade.add': post.record('/bill/tradeOrder/add', 'trade:import', { idempotent: true }),
  'trade.intake': post.record('/trade/intake', 'signed'),
  'trade.intakeBatch': post.record('/trade/intake/batch', 'signed'),
  'trade.keys': get.page('/trade/intakeKey/list', 'trade:keys'),
  'trade.addKey': post.record('/trade/intakeKey/add', 'trade:addKey'),
  'trade.revokeKey': put.record('/trade/intakeKey/revoke', 'trade:revokeKey'),
})
