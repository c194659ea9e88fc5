import { defineEndpoints, get, post, put } from '../endpoint.ts'

/** Operations on shops: look-ups, applications, reviews and status changes. */
export const shopEndpoints = defineEndpoints({
  'shop.options': get.value('/shopinfo/shopBasicInfo/options', 'signedIn'),
  'shop.list': get.page('/shopinfo/shopBasicInfo/list', 'shop:list'),
  'shop.get': get.record('/shopinfo/shopBasicInfo/queryById', 'shop:list'),
  'shop.editContact': put.record('/shopinfo/shopBasicInfo/editContact', 'shop:edit'),
  'shop.submit': post.record('/shopinfo/shopBasicInfo/submit', 'shop:add'),
  'shop.revision': get.record('/shopinfo/shopBasicInfo/revision', 'shop:add'),
  'shop.checkStep': post.value('/shopinfo/shopBasicInfo/checkStep', 'shop:add'),
  'shop.timeline': get.value('/shopinfo/shopBasicInfo/timeline', 'shop:list'),
  'shop.reveal': post.value('/shopinfo/shopBasicInfo/reveal', 'shop:reveal'),
  'shop.approve': put.record('/shopinfo/shopBasicInfo/approve', 'shop:review'),
  'shop.reject': put.record('/shopinfo/shopBasicInfo/reject', 'shop:review'),
  'shop.revise': put.record('/shopinfo/shopBasicInfo/revise', 'shop:add'),
  'shop.suspend': put.record('/shopinfo/shopBasicInfo/suspend', 'shop:suspend'),
  'shop.resume': put.record('/shopinfo/shopBasicInfo/resume', 'shop:suspend'),
  'shop.close': put.record('/shopinfo/shopBasicInfo/close', 'shop:close'),
  'shop.brandOptions': get.value('/shopinfo/shopBasicInfo/brandOptions', 'signedIn'),
  'shop.bossOptions': get.value('/shopinfo/shopBasicInfo/bossOptions', 'shop:add'),
  'shop.byOwnGroupTag': get.value('/shopinfo/shopBasicInfo/queryShopInfoByOwnGroupTag', 'signedIn'),
  'shop.byIds': get.value('/shopinfo/shopBasicInfo/getShopInfoListByIds', 'signedIn'),
})
