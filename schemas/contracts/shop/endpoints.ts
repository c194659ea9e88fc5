import { defineEndpoints } from '../endpoint.ts'

/** Shops, as far as pickers need them. */
export const shopEndpoints = defineEndpoints({
  'shop.options': {
    method: 'GET',
    path: '/shopinfo/shopBasicInfo/options',
    access: 'signedIn',
    gives: 'value',
  },
})
