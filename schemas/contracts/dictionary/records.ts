import Type, { type Static } from 'typebox'
import { defineModel } from '../model.ts'
import { auditFields, Id, Nullable, Str, textLanguage } from '../scalars.ts'

const editable = {
  ...auditFields,
}

export const SysDict = Type.Object({
  id: Id('Id'),
  dictName: Str('Dictionary', 100),
  dictCode: Str('Code', 100),
  description: Nullable(Str('Description', 255)),
  type: Type.Integer({ title: 'Type', description: '0 strings, 1 numbers.' }),
  delFlag: Type.Integer({ title: 'Deleted' }),
  shipped: Type.Boolean({
    title: 'Built-in',
    description: "Pages use this dictionary, so its code and values can't change. Gaiwan extension.",
  }),
  ...textLanguage,
  ...editable,
})
export type SysDict = Static<typeof SysDict>

export const dictModel = defineModel({ name: 'SysDict', title: 'Dictionary' }, SysDict, {
  sortable: ['dictName', 'dictCode', 'createTime'],
  filters: { dictName: ['like'], dictCode: ['like'], createTime: ['between'] },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/** A dictionary in the recycle bin. `updateBy` is the user who deleted the dictionary. */
export const deletedDictModel = defineModel({ name: 'DeletedDict', title: 'Deleted dictionary' }, SysDict, {
  sortable: ['dictName', 'dictCode', 'updateTime'],
  filters: { dictName: ['like'], dictCode: ['like'], updateTime: ['between'] },
  defaultSort: { field: 'updateTime', order: 'desc' },
})

export const SysDictItem = Type.Object({
  id: Id('Id'),
  dictId: Id('Dictionary'),
  itemText: Str('Text', 100),
  itemTextEn: Nullable(Str('English text', 100)),
  itemValue: Str('Value', 100),
  color: Nullable(Str('Colour', 20)),
  description: Nullable(Str('Description', 255)),
  sortOrder: Type.Integer({ title: 'Order' }),
  status: Type.Integer({ title: 'State', 'x-dict': 'dict_item_status' }),
  shipped: Type.Boolean({ title: 'Built-in', description: 'Pages use this value. Gaiwan extension.' }),
  ...editable,
})
export type SysDictItem = Static<typeof SysDictItem>

export const dictItemModel = defineModel(
  {
    name: 'SysDictItem',
    title: 'Dictionary item',
    relations: { dictionary: { model: 'SysDict', field: 'dictId' } },
  },
  SysDictItem,
  {
    sortable: ['sortOrder', 'itemValue', 'itemText', 'createTime'],
    filters: { dictId: ['eq'], itemText: ['like'], itemValue: ['like'], status: ['eq'] },
    defaultSort: { field: 'sortOrder', order: 'asc' },
  },
)

/** A dictionary with all its items in order, including inactive items. */
export const DictOrder = Type.Object({
  dictId: Id('Dictionary'),
  dictName: Str('Dictionary', 100),
  items: Type.Array(
    Type.Object({
      id: Id('Id'),
      itemText: Str('Text', 100),
      itemValue: Str('Value', 100),
      color: Nullable(Str('Colour', 20)),
    }),
    { title: 'Items' },
  ),
})
export type DictOrder = Static<typeof DictOrder>
export const dictOrderModel = defineModel(
  {
    name: 'DictOrder',
    title: 'Order of dictionary items',
    relations: { dictionary: { model: 'SysDict', field: 'dictId' } },
  },
  DictOrder,
)
