import { defineEndpoints, get, post, put } from '../endpoint.ts'

/** Shop look-ups and applications. */
export const shopEndpoints = defineEndpoints({
  'shop.options': get.value('/shopinfo/shopBasicInfo/options', 'signedIn'),
  'shop.list': get.page('/shopinfo/shopBasicInfo/list', 'shop:list'),
  'shop.get': get.record('/shopinfo/shopBasicInfo/queryById', 'shop:list'),
  'shop.editContact': put.record('/shopinfo/shopBasicInfo/editContact', 'shop:edit'),
  'shop.submit': post.record('/shopinfo/shopBasicInfo/submit', 'shop:add'),
  'shop.checkStep': post.value('/shopinfo/shopBasicInfo/checkStep', 'shop:add'),
  'shop.brandOptions': get.value('/shopinfo/shopBasicInfo/brandOptions', 'signedIn'),
  'shop.bossOptions': get.value('/shopinfo/shopBasicInfo/bossOptions', 'shop:add'),
  'shop.byOwnGroupTag': get.value('/shopinfo/shopBasicInfo/queryShopInfoByOwnGroupTag', 'signedIn'),
  'shop.byIds': get.value('/shopinfo/shopBasicInfo/getShopInfoListByIds', 'signedIn'),
})
