import { defineEndpoints } from '../endpoint.ts'

/** Settlement bills: what one shop is owed by one channel for one settlement date. */
export const billEndpoints = defineEndpoints({
  'bill.list': {
    method: 'GET',
    path: '/bill/settleBill/list',
    access: 'bill:list',
    gives: 'page',
    totals: 'bill.totals',
  },
  'bill.totals': { method: 'GET', path: '/bill/settleBill/totals', access: 'bill:list', gives: 'value' },
  'bill.get': { method: 'GET', path: '/bill/settleBill/queryById', access: 'bill:list', gives: 'record' },
  'bill.summary': { method: 'GET', path: '/bill/settleBill/summary', access: 'bill:list', gives: 'value' },
  'bill.confirm': {
    method: 'PUT',
    path: '/bill/settleBill/confirm',
    access: 'bill:confirm',
    gives: 'record',
    idempotent: true,
  },
  'bill.hold': {
    method: 'PUT',
    path: '/bill/settleBill/hold',
    access: 'bill:hold',
    gives: 'record',
    idempotent: true,
  },
  'bill.unhold': {
    method: 'PUT',
    path: '/bill/settleBill/unhold',
    access: 'bill:unhold',
    gives: 'record',
    idempotent: true,
  },
  'bill.release': {
    method: 'PUT',
    path: '/bill/settleBill/release',
    access: 'bill:release',
    gives: 'record',
    idempotent: true,
  },
  'bill.adjust': {
    method: 'POST',
    path: '/bill/billAdjustment/add',
    access: 'bill:adjust',
    countersign: 'bill:release',
    gives: 'record',
    idempotent: true,
  },
  'bill.adjustments': {
    method: 'GET',
    path: '/bill/billAdjustment/list',
    access: 'adjustment:list',
    gives: 'page',
  },
})
