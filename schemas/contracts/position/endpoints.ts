import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get } from '../endpoint.ts'

const list = 'system:position:list'
const edit = 'system:position:edit'

/** Operations on the positions of users. Paths under /sys belong to the JeecgBoot contract. */
export const positionEndpoints = defineEndpoints({
  ...crudEndpoints('position', { path: '/sys/position', list, add: 'system:position:add', edit }),
  'position.byCode': get.record('/sys/position/queryByCode', list),
  'position.options': get.value('/app/positions/options', 'signedIn'),
})
