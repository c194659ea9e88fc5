import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get } from '../endpoint.ts'

const list = 'system:position:list'
const edit = 'system:position:edit'

/** Positions people hold. Paths under /sys are the contract's. */
export const positionEndpoints = defineEndpoints({
  ...crudEndpoints('position', { path: '/sys/position', list, add: 'system:position:add', edit }),
  'position.byCode': get.record('/sys/position/queryByCode', list),
  'position.options': get.value('/app/positions/options', 'signedIn'),
})
