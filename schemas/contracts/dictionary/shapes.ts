import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { crudShapes } from '../crud.ts'
import type { OperationContract } from '../model.ts'
import { byId, Id, Maybe, NonBlank, Nullable, noArgs, Str, textLanguage } from '../scalars.ts'
import { deletedDictModel, dictItemModel, dictModel, dictOrderModel, SysDict } from './records.ts'

const Code = Type.String({ title: 'Code', minLength: 1, maxLength: 100, pattern: '^[A-Za-z][A-Za-z0-9_]*$' })

/**
 * Editable fields of a dictionary. JeecgBoot clients send complete records, of which the server reads only
 * these fields.
 */
const dict = {
  dictName: NonBlank('Dictionary', 100),
  dictCode: Code,
  description: Maybe(Str('Description', 255)),
  type: Maybe(Type.Integer({ title: 'Type', minimum: 0, maximum: 1 })),
}
export const NewDict = Type.Object(dict)
export type NewDict = Static<typeof NewDict>

const State = Type.Union([Type.Integer({ minimum: 0, maximum: 1 }), Type.Enum(['0', '1'])], {
  title: 'State',
})
/** Editable fields of a dictionary item. JeecgBoot clients send `status` as a number. */
const item = {
  itemText: NonBlank('Text', 100),
  itemTextEn: Maybe(Str('English text', 100)),
  itemValue: NonBlank('Value', 100),
  color: Maybe(Str('Colour', 20)),
  description: Maybe(Str('Description', 255)),
  sortOrder: Maybe(Type.Integer({ title: 'Order', minimum: -1_000_000, maximum: 1_000_000 })),
  status: Maybe(State),
}
export const NewDictItem = Type.Object({ dictId: Id('Dictionary'), ...item })
export type NewDictItem = Static<typeof NewDictItem>

/** All items of a dictionary in their new order. The server reads only the ids of the items. */
export const OrderDictItems = strictObject({
  dictId: Id('Dictionary'),
  items: Type.Array(Type.Object({ id: Id('Item') }), { title: 'Items', minItems: 1, maxItems: 1000 }),
})
export type OrderDictItems = Static<typeof OrderDictItems>

const done = { result: Type.Null() }

/** A dictionary as a tree node. The tree has only one level. */
const DictNode = Type.Object({
  key: Type.String(),
  title: Type.String(),
  id: Type.String(),
  dictCode: Type.String(),
  description: Nullable(Type.String()),
})

export const dictionaryShapes = {
  ...crudShapes('dict', dictModel, {
    add: NewDict,
    edit: Type.Object({ id: Id('Id'), ...textLanguage, ...dict }),
  }),
  'dict.tree': { args: noArgs, result: Type.Array(DictNode) },
  'dict.deleted': { args: noArgs, result: Type.Array(SysDict) },
  'dict.binned': { args: noArgs, model: deletedDictModel },
  'dict.refresh': { args: noArgs, ...done },
  'dict.back': { args: byId, ...done },
  'dict.deletePhysic': { args: byId, ...done },
  ...crudShapes('dictItem', dictItemModel, {
    add: NewDictItem,
    edit: Type.Object({ id: Id('Id'), dictId: Maybe(Str('Dictionary', 32)), ...item }),
  }),
  'dictItem.list': { args: Type.Object({ dictId: Id('Dictionary') }), model: dictItemModel },
  'dictItem.check': {
    args: Type.Object({
      id: Type.Optional(Str('Id', 32)),
      dictId: Id('Dictionary'),
      itemValue: Str('Value', 100),
    }),
    result: Type.Boolean(),
  },
  'dictItem.ordered': { args: strictObject({ dictId: Id('Dictionary') }), model: dictOrderModel },
  'dictItem.order': { args: OrderDictItems, result: Type.Null() },
} satisfies Record<string, OperationContract>
