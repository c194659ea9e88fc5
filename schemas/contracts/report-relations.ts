import Type from 'typebox'
import { Str } from './scalars.ts'

const Shop = Type.Object({
  brandName: Str('Brand'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
})

/**
 * The payment channel. The channel's name in the caller's language comes from the dictionary of channel
 * codes.
 */
const Channel = Type.Object({ channelName: Str('Channel', 100) })

const Department = Type.Object({
  departCode: Str('Department code', 64),
  departName: Str('Department', 100),
})

/** Relations that a report can join, if its records belong to a shop and a channel. */
export const shopAndChannel = { shop: Shop, 'shop.department': Department, channel: Channel }
