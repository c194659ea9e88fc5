import Type from 'typebox'
import { Str } from './scalars.ts'

const Shop = Type.Object({
  brandName: Str('Brand'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
})

/** The channel; its translated name comes from the dictionary of channel codes. */
const Channel = Type.Object({ channelName: Str('Channel', 100) })

const Department = Type.Object({
  departCode: Str('Department code', 64),
  departName: Str('Department', 100),
})

/** Relations that reports about records of a shop and a channel can join. */
export const shopAndChannel = { shop: Shop, 'shop.department': Department, channel: Channel }
