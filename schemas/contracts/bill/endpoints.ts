import { defineEndpoints, get, post, put } from '../endpoint.ts'

/**
 * Operations on settlement bills. A bill is the amount that one channel owes one shop for one settlement
 * date.
 */
export const billEndpoints = defineEndpoints({
  'bill.list': get.page('/bill/settleBill/list', 'bill:list', { totals: 'bill.totals' }),
  'bill.totals': get.value('/bill/settleBill/totals', 'bill:list'),
  'bill.get': get.record('/bill/settleBill/queryById', 'bill:list'),
  'bill.history': get.value('/bill/settleBill/history', 'bill:list'),
  'bill.summary': get.value('/bill/settleBill/summary', 'bill:list'),
  'bill.statement': get.record('/bill/settleBill/statement', 'bill:statement'),
  'bill.generate': post.record('/bill/settleBill/generate', 'bill:generate'),
  'bill.confirm': put.record('/bill/settleBill/confirm', 'bill:confirm', {
    many: 'bill.confirmMany',
    idempotent: true,
  }),
  'bill.confirmMany': put.value('/bill/settleBill/confirmMany', 'bill:confirm', { idempotent: true }),
  'bill.hold': put.record('/bill/settleBill/hold', 'bill:hold', { idempotent: true }),
  'bill.unhold': put.record('/bill/settleBill/unhold', 'bill:unhold', { idempotent: true }),
  'bill.release': put.record('/bill/settleBill/release', 'bill:release', {
    many: 'bill.releaseMany',
    idempotent: true,
  }),
  'bill.releaseMany': put.value('/bill/settleBill/releaseMany', 'bill:release', { idempotent: true }),
  'bill.retry': put.record('/bill/settleBill/retry', 'bill:release', { idempotent: true }),
  'bill.adjust': post.record('/bill/billAdjustment/add', 'bill:adjust', {
    countersign: 'bill:release',
    idempotent: true,
  }),
  'bill.adjustments': get.page('/bill/billAdjustment/list', 'adjustment:list'),
  'bill.adjustment': get.record('/bill/billAdjustment/queryById', 'adjustment:list'),
})
