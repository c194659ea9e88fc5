import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, put } from '../endpoint.ts'

const ruleEndpoints = crudEndpoints('ledgerRule', {
  path: '/ledger/ledgerRule',
  list: 'ledgerRule:list',
  add: 'ledgerRule:add',
  edit: 'ledgerRule:edit',
})
const approved = { countersign: 'ledgerRule:approve' }

/** Operations on ledger rules. A second user must approve a rule that is active. */
export const ledgerEndpoints = defineEndpoints({
  ...ruleEndpoints,
  'ledgerRule.add': { ...ruleEndpoints['ledgerRule.add'], ...approved },
  'ledgerRule.edit': { ...ruleEndpoints['ledgerRule.edit'], ...approved },
  'ledgerRule.ceiling': get.record('/ledger/ledgerRule/ceiling', 'signedIn'),
})

/** Operations on ledger orders. */
export const ledgerOrderEndpoints = defineEndpoints({
  'ledgerOrder.list': get.page('/ledger/ledgerOrder/list', 'ledgerOrder:list', {
    totals: 'ledgerOrder.totals',
  }),
  'ledgerOrder.totals': get.value('/ledger/ledgerOrder/totals', 'ledgerOrder:list'),
  'ledgerOrder.get': get.record('/ledger/ledgerOrder/queryById', 'ledgerOrder:list'),
  'ledgerOrder.timeline': get.value('/ledger/ledgerOrder/timeline', 'ledgerOrder:list'),
})

/** Operations on the amounts that receivers get from ledger orders. */
export const ledgerDetailEndpoints = defineEndpoints({
  'ledgerDetail.list': get.page('/ledger/ledgerDetail/list', 'ledgerOrder:list', {
    totals: 'ledgerDetail.totals',
  }),
  'ledgerDetail.totals': get.value('/ledger/ledgerDetail/totals', 'ledgerOrder:list'),
  'ledgerDetail.retry': put.record('/ledger/ledgerDetail/retry', 'ledgerOrder:retry', { idempotent: true }),
  'ledgerDetail.return': put.record('/ledger/ledgerDetail/return', 'ledgerOrder:return', {
    idempotent: true,
  }),
})

/**
 * Operations on journal entries. These operations only read entries, because the database itself writes them.
 */
export const ledgerEntryEndpoints = defineEndpoints({
  'ledgerEntry.list': get.page('/ledger/ledgerEntry/list', 'ledgerEntry:list', {
    totals: 'ledgerEntry.totals',
  }),
  'ledgerEntry.totals': get.value('/ledger/ledgerEntry/totals', 'ledgerEntry:list'),
})
