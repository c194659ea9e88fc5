import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post, put } from '../endpoint.ts'

/** CRUD operations on payment channels. */
const payChannelEndpoints = crudEndpoints('payChannel', {
  path: '/channel/payChannel',
  list: 'payChannel:list',
  add: 'payChannel:add',
  edit: 'payChannel:edit',
})

/** Operations on payment channels, and on the merchants of shops at payment channels. */
export const channelEndpoints = defineEndpoints({
  ...payChannelEndpoints,
  'payChannel.edit': { ...payChannelEndpoints['payChannel.edit'], countersign: 'payChannel:approve' },
  'channelMerchant.list': get.page('/channel/channelMerchant/list', 'channelMerchant:list'),
  'channelMerchant.get': get.record('/channel/channelMerchant/queryById', 'channelMerchant:list'),
  'payChannel.closeBreaker': put.record('/channel/payChannel/closeBreaker', 'payChannel:edit'),
  'channelMerchant.changeRate': post.record('/channel/channelMerchant/changeRate', 'channelMerchant:change', {
    countersign: 'channelMerchant:approve',
    idempotent: true,
  }),
  'channelMerchant.changeCard': post.record('/channel/channelMerchant/changeCard', 'channelMerchant:change', {
    countersign: 'channelMerchant:approve',
    idempotent: true,
  }),
  'channelMerchant.queryBalance': post.record(
    '/channel/channelMerchant/queryBalance',
    'channelMerchant:queryBalance',
  ),
  'channelMerchant.onboard': post.record('/channel/channelMerchant/onboard', 'channelMerchant:change', {
    idempotent: true,
  }),
  'channelMerchant.close': post.record('/channel/channelMerchant/close', 'channelMerchant:change', {
    idempotent: true,
  }),
  'channelOperation.list': get.page('/channel/channelOperation/list', 'channelOperation:list'),
  'channelOperation.get': get.record('/channel/channelOperation/queryById', 'channelOperation:list'),
  'channelOperation.retry': put.record('/channel/channelOperation/retry', 'channelOperation:retry', {
    idempotent: true,
  }),
  'channelOperation.cancel': put.record('/channel/channelOperation/cancel', 'channelOperation:cancel', {
    idempotent: true,
  }),
  'channelOperation.sendNow': put.record('/channel/channelOperation/sendNow', 'channelOperation:retry', {
    idempotent: true,
  }),
  'channelCallback.receive': post.value('/channel/callback/:code', 'signed'),
})
