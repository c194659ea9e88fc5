import { defineEndpoints } from '../endpoint.ts'

/** Shops: looking them up, and taking a new one in. */
export const shopEndpoints = defineEndpoints({
  'shop.options': {
    method: 'GET',
    path: '/shopinfo/shopBasicInfo/options',
    access: 'signedIn',
    gives: 'value',
  },
  'shop.list': { method: 'GET', path: '/shopinfo/shopBasicInfo/list', access: 'shop:list', gives: 'page' },
  'shop.get': {
    method: 'GET',
    path: '/shopinfo/shopBasicInfo/queryById',
    access: 'shop:list',
    gives: 'record',
  },
  'shop.editContact': {
    method: 'PUT',
    path: '/shopinfo/shopBasicInfo/editContact',
    access: 'shop:edit',
    gives: 'record',
  },
  'shop.submit': {
    method: 'POST',
    path: '/shopinfo/shopBasicInfo/submit',
    access: 'shop:add',
    gives: 'record',
  },
  'shop.brandOptions': {
    method: 'GET',
    path: '/shopinfo/shopBasicInfo/brandOptions',
    access: 'signedIn',
    gives: 'value',
  },
  'shop.bossOptions': {
    method: 'GET',
    path: '/shopinfo/shopBasicInfo/bossOptions',
    access: 'shop:add',
    gives: 'value',
  },
  'shop.byOwnGroupTag': {
    method: 'GET',
    path: '/shopinfo/shopBasicInfo/queryShopInfoByOwnGroupTag',
    access: 'signedIn',
    gives: 'value',
  },
  'shop.byIds': {
    method: 'GET',
    path: '/shopinfo/shopBasicInfo/getShopInfoListByIds',
    access: 'signedIn',
    gives: 'value',
  },
})
