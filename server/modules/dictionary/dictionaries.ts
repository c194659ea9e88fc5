import type { NewDict, NewDictItem, SysDict, SysDictItem } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Crud } from '../../platform/crud/declaration.ts'
import { recordNotFound } from '../../platform/crud/records.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { dictItemResource, dictResource } from '../../records/dictionary.ts'
import type { NotifyDictionariesChanged } from './notify-clients.ts'

const dictionaryShipped = defineHttpError<{ name: string }>('DICTIONARY_SHIPPED', 409, {
  en: ({ name }) => `${name} is built-in: pages depend on it`,
  zh: ({ name }) => `“${name}”为系统内置，页面依赖其编码，不可删除或更改编码`,
})
export const dictionaryItemMoved = defineHttpError('DICTIONARY_ITEMS_OTHER', 409, {
  en: 'The dictionary items changed. Reload and try again.',
  zh: '字典项已发生变化，请刷新后重试',
})

/** Moves dictionaries with their items to the recycle bin. */
async function moveToRecycleBin(tx: Tx, ids: readonly string[], { user, at }: ChangeContext): Promise<void> {
  await tx
    .updateTable('sys_dict')
    .set({ del_flag: 1, update_by: user.username, update_time: at.toISOString() })
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Create, update and delete rules of dictionaries. A shipped dictionary can't be deleted, and its code can't
 * change.
 */
export const createDicts = (changed: NotifyDictionariesChanged): Crud<SysDict, NewDict> => ({
  area: 'dict',
  resource: dictResource,
  table: 'sys_dict',
  fields: {
    dictName: { column: 'dict_name', localized: true },
    dictCode: { column: 'dict_code' },
    description: { column: 'description', localized: true },
    type: { column: 'type', empty: 0 },
  },
  unique: {
    uk_sys_dict_code: {
      field: 'dictCode',
      words: {
        en: 'Code already in use, possibly in the recycle bin',
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
    const shippedRow = rows.find(({ shipped }) => shipped)
    if (shippedRow) throw dictionaryShipped({ name: shippedRow.dictName })
  },
  remove: moveToRecycleBin,
  changed,
})

async function requireDictionary(tx: Tx, id: string): Promise<void> {
  const dict = await tx
    .selectFrom('sys_dict')
    .select('id')
    .where('id', '=', id)
    .where('del_flag', '=', 0)
    .forShare()
    .executeTakeFirst()
  if (!dict) throw recordNotFound()
}

/** Texts of an item in both languages. If the body contains no English text, the stored one is kept. */
function textsOf({ itemText, itemTextEn }: NewDictItem, before: SysDictItem | undefined): string {
  const english = (itemTextEn === undefined ? before?.itemTextEn : itemTextEn)?.trim()
  return JSON.stringify({ 'zh-CN': itemText.trim(), ...(english && { 'en-US': english }) })
}

/**
 * Create, update and delete rules of dictionary items. A shipped item can't be deleted, and its value can't
 * change. No item can be moved to another dictionary.
 */
export const createDictItems = (changed: NotifyDictionariesChanged): Crud<SysDictItem, NewDictItem> => ({
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
      words: { en: 'Value already in use in this dictionary', zh: '字典值不可重复' },
    },
  },
  check: async (tx, body, before) => {
    if (before?.shipped && body.itemValue.trim() !== before.itemValue)
      throw dictionaryShipped({ name: before.itemText })
    const texts = { item_text_i18n: textsOf(body, before) }
    if (before) return texts
    await requireDictionary(tx, body.dictId)
    return { ...texts, dict_id: body.dictId }
  },
  beforeRemove: (_tx, rows) => {
    const shippedRow = rows.find(({ shipped }) => shipped)
    if (shippedRow) throw dictionaryShipped({ name: shippedRow.itemText })
  },
  changed,
})
