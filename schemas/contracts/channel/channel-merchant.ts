import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel } from '../model.ts'
import { auditFields, byId, Day, DictValue, Id, Nullable, noArgs, Ppm, Str, Version } from '../scalars.ts'

/** A shop's account at a payment channel. */
export const ChannelMerchant = Type.Object({
  id: Id('Id'),
  shopId: Id('Shop id'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop', 100),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  merchantNo: Nullable(Str('Merchant number', 64)),
  ratePpm: Ppm('Rate'),
  effectiveDate: Day('Effective from'),
  status: DictValue('Status', 'channel_merchant_status'),
  remark: Nullable(Str('Remark', 500)),
  version: Version,
  ...auditFields,
})
export type ChannelMerchant = Static<typeof ChannelMerchant>

/** Model of merchants, with the sorts and filters of the merchant list. */
export const channelMerchantModel = defineModel(
  {
    name: 'ChannelMerchant',
    title: 'Channel merchant',
    relations: { shop: { model: 'ShopBasicInfo', field: 'shopId' } },
  },
  ChannelMerchant,
  {
    sortable: ['effectiveDate', 'createTime'],
    filters: {
      shopId: ['eq', 'in'],
      shopCode: ['eq', 'starts'],
      channelCode: ['eq', 'in'],
      merchantNo: ['eq', 'starts'],
      status: ['eq', 'in'],
      effectiveDate: ['between'],
      createTime: ['between'],
    },
    defaultSort: { field: 'createTime', order: 'desc' },
  },
)

export const channelMerchantShapes = {
  'channelMerchant.list': { args: noArgs, model: channelMerchantModel },
  'channelMerchant.get': { args: strictObject(byId.properties), model: channelMerchantModel },
}
