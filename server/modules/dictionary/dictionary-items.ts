import type { NewDictItem, SysDictItem } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { notifyHooks } from '../../platform/dict-notifier.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { recordNotFound } from '../../platform/resource/records.ts'
import { dictionaryShipped } from './errors.ts'
import { dictItemResource } from './list-resources.ts'
import { orderRoutes } from './order-routes.ts'

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

/**
 * Texts of an item in both languages. If the body contains no English text, the stored English text is kept.
 */
function textsOf({ itemText, itemTextEn }: NewDictItem, before: SysDictItem | undefined): string {
  const english = (itemTextEn === undefined ? before?.itemTextEn : itemTextEn)?.trim()
  return JSON.stringify({ 'zh-CN': itemText.trim(), ...(english && { 'en-US': english }) })
}

/**
 * Dictionary items. A shipped item can't be deleted, and its value can't change. An item can't be moved to
 * another dictionary.
 */
export const dictItems = defineResource({
  name: 'dictItem',
  list: dictItemResource,
  writes: {
    dictId: { once: true },
    itemTextEn: 'hook',
    sortOrder: { empty: 0 },
    status: { empty: 1 },
  },
  unique: [
    {
      index: 'uniq_sys_dict_item_value',
      field: 'itemValue',
      error: { en: 'Value already in use in this dictionary', zh: '字典值不可重复' },
      isCheckable: false,
    },
  ],
  hooks: {
    check: async (tx, body, before) => {
      if (before?.shipped && body.itemValue.trim() !== before.itemValue)
        throw dictionaryShipped({ name: before.itemText })
      if (!before) await requireDictionary(tx, body.dictId)
      return { item_text_i18n: textsOf(body, before) }
    },
    beforeRemove: (_tx, rows) => {
      const shippedRow = rows.find(({ shipped }) => shipped)
      if (shippedRow) throw dictionaryShipped({ name: shippedRow.itemText })
    },
  },
  serviceHooks: notifyHooks,
  routes: orderRoutes,
})
