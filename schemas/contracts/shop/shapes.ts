import Type, { type Static } from 'typebox'
import type { OperationShapes } from '../model.ts'
import { DictValue, Id, Str } from '../scalars.ts'

/** A shop in a picker. */
export const ShopOption = Type.Object({
  id: Id('Shop'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  status: DictValue('Status', 'shop_basic_info_status'),
})
export type ShopOption = Static<typeof ShopOption>

/** Search by code or name, or the chosen ones by id, so that a deep link shows names. */
export const ShopOptionsQuery = Type.Object(
  {
    keyword: Type.Optional(Type.String({ maxLength: 50 })),
    ids: Type.Optional(Type.String({ maxLength: 2000, description: 'Ids parted by commas.' })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
  },
  { additionalProperties: false },
)
export type ShopOptionsQuery = Static<typeof ShopOptionsQuery>

export const shopShapes = {
  'shop.options': { args: ShopOptionsQuery, result: Type.Array(ShopOption) },
} satisfies Record<string, OperationShapes>
