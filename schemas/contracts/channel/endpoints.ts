import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get } from '../endpoint.ts'

/** Operations on payment channels and on the merchants of shops there. */
export const channelEndpoints = defineEndpoints({
  ...crudEndpoints('payChannel', {
    path: '/channel/payChannel',
    list: 'payChannel:list',
    add: 'payChannel:add',
    edit: 'payChannel:edit',
  }),
  'channelMerchant.list': get.page('/channel/channelMerchant/list', 'channelMerchant:list'),
  'channelMerchant.get': get.record('/channel/channelMerchant/queryById', 'channelMerchant:list'),
})
