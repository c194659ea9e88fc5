import type { NewDict, NewDictItem, SysDict, SysDictItem } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Crud, Doing } from '../crud/declaration.ts'
import { recordNotFound } from '../crud/errors.ts'
import { dictionaryShipped } from './errors.ts'
import { dictItemResource, dictResource } from './list-resources.ts'
import type { TellDictionaries } from './news.ts'

/** Into the recycle bin, with its items. */
async function bin(tx: Tx, ids: readonly string[], { user, at }: Doing): Promise<void> {
  await tx
    .updateTable('sys_dict')
    .set({ del_flag: 1, update_by: user.username, update_time: at.toISOString() })
    .where('id', 'in', [...ids])
    .execute()
}

/** Dictionaries: the code of a shipped one stays, and it is not deleted. */
export const createDicts = (changed: TellDictionaries): Crud<SysDict, NewDict> => ({
  area: 'dict',
  resource: dictResource,
  table: 'sys_dict',
  fields: {
    dictName: { column: 'dict_name', told: true },
    dictCode: { column: 'dict_code' },
    description: { column: 'description', told: true },
    type: { column: 'type', empty: 0 },
  },
  unique: {
    uk_sys_dict_code: {
      field: 'dictCode',
      words: {
        en: 'Another dictionary, perhaps in the recycle bin, has this code',
        zh: '字典编码已存在（可能在回收站中）',
      },
    },
  },
  check: (_tx, body, before) => {
    if (before?.shipped && body.dictCode !== before.dictCode)
      throw dictionaryShipped({ name: before.dictName })
    return undefined
  },
  beforeRemove: (_tx, rows) => {
    const kept = rows.find(({ shipped }) => shipped)
    if (kept) throw dictionaryShipped({ name: kept.dictName })
  },
  remove: bin,
  changed,
})

async function refuseWithoutDict(tx: Tx, id: string): Promise<void> {
  const dict = await tx
    .selectFrom('sys_dict')
    .select('id')
    .where('id', '=', id)
    .where('del_flag', '=', 0)
    .forShare()
    .executeTakeFirst()
  if (!dict) throw recordNotFound()
}

/** Both languages of an item; the English text stays where the body doesn't speak of it. */
function textsOf({ itemText, itemTextEn }: NewDictItem, before: SysDictItem | undefined): string {
  const english = (itemTextEn === undefined ? before?.itemTextEn : itemTextEn)?.trim()
  return JSON.stringify({ 'zh-CN': itemText.trim(), ...(english && { 'en-US': english }) })
}

/** Items: the value of a shipped one stays, and it is not deleted. They never move to another dictionary. */
export const createDictItems = (changed: TellDictionaries): Crud<SysDictItem, NewDictItem> => ({
  area: 'dictItem',
  resource: dictItemResource,
  table: 'sys_dict_item',
  fields: {
    itemText: { column: 'item_text' },
    itemValue: { column: 'item_value' },
    color: { column: 'color' },
    description: { column: 'description' },
    sortOrder: { column: 'sort_order', empty: 0 },
    status: { column: 'status', empty: 1 },
  },
  unique: {
    uniq_sys_dict_item_value: {
      field: 'itemValue',
      words: { en: 'Another item of the dictionary has this value', zh: '字典值不可重复' },
    },
  },
  check: async (tx, body, before) => {
    if (before?.shipped && body.itemValue.trim() !== before.itemValue)
      throw dictionaryShipped({ name: before.itemText })
    const texts = { item_text_i18n: textsOf(body, before) }
    if (before) return texts
    await refuseWithoutDict(tx, body.dictId)
    return { ...texts, dict_id: body.dictId }
  },
  beforeRemove: (_tx, rows) => {
    const kept = rows.find(({ shipped }) => shipped)
    if (kept) throw dictionaryShipped({ name: kept.itemText })
  },
  changed,
})
