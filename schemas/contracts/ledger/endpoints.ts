import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints } from '../endpoint.ts'

/** Operations on ledger rules. */
export const ledgerEndpoints = defineEndpoints(
  crudEndpoints('ledgerRule', {
    path: '/ledger/ledgerRule',
    list: 'ledgerRule:list',
    add: 'ledgerRule:add',
    edit: 'ledgerRule:edit',
  }),
)
