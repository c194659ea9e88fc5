import { sql } from 'kysely'
import type { DictOrder, OrderDictItems } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { NotifyDictionariesChanged } from '../../platform/dict-notifier.ts'
import type { Changed } from '../../platform/http/change.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import { type Locale, textIn } from '../../platform/http/locale.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { localized } from '../../platform/localized-text/localized-text.ts'
import { recordNotFound } from '../../platform/resource/records.ts'

const dictionaryItemMoved = defineHttpError('DICTIONARY_ITEMS_OTHER', 409, {
  en: 'The dictionary items changed. Reload and try again.',
  zh: '字典项已发生变化，请刷新后重试',
})

/** Reads the items of a dictionary in their order, in the caller's language. */
export async function readOrder(db: Db, dictId: string, locale: Locale): Promise<DictOrder> {
  const dict = await db
    .selectFrom('sys_dict as t')
    .select(localized('t.dict_name', locale).as('dictName'))
    .where('id', '=', dictId)
    .where('del_flag', '=', 0)
    .executeTakeFirst()
  if (!dict) throw recordNotFound()
  const items = await db
    .selectFrom('sys_dict_item')
    .select(['id', 'item_text', 'item_text_i18n', 'item_value as itemValue', 'color'])
    .where('dict_id', '=', dictId)
    .orderBy('sort_order')
    .orderBy('item_value')
    .execute()
  return {
    dictId,
    ...dict,
    items: items.map(({ item_text, item_text_i18n, ...item }) => ({
      ...item,
      itemText: textIn(item_text_i18n, locale, item_text),
    })),
  }
}

/** Locks the items of a dictionary in their current order. */
async function lockItems(tx: Tx, dictId: string) {
  const dict = await tx
    .selectFrom('sys_dict')
    .select('id')
    .where('id', '=', dictId)
    .where('del_flag', '=', 0)
    // Adding an item takes the same lock on the dictionary, so no item can be added meanwhile.
    .forUpdate()
    .executeTakeFirst()
  if (!dict) throw recordNotFound()
  return tx
    .selectFrom('sys_dict_item')
    .select(['id', 'item_value as itemValue'])
    .where('dict_id', '=', dictId)
    .orderBy('sort_order')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Saves the order of a dictionary's items. The list must contain each item exactly once. */
export async function orderItems(
  tx: Tx,
  { dictId, items }: OrderDictItems,
  { user, at, notifyChanged }: ChangeContext & { notifyChanged: NotifyDictionariesChanged },
): Promise<Changed<null>> {
  const stored = await lockItems(tx, dictId)
  const ids = items.map(({ id }) => id)
  const known = new Map(stored.map(({ id, itemValue }) => [id, itemValue]))
  const isWhole = new Set(ids).size === stored.length && ids.length === stored.length
  if (!isWhole || ids.some((id) => !known.has(id))) throw dictionaryItemMoved()
  await sql`update sys_dict_item i
    set sort_order = given.place, update_by = ${user.username}, update_time = ${at.toISOString()}
    from unnest(${ids}::text[]) with ordinality as given (id, place)
    where i.id = given.id and i.sort_order <> given.place`.execute(tx)
  await notifyChanged(tx)
  return {
    result: null,
    audit: {
      action: 'dictItem.order',
      subject: { kind: 'sys_dict', id: dictId },
      detail: { from: stored.map(({ itemValue }) => itemValue), to: ids.map((id) => known.get(id)) },
    },
    message: { en: 'The order is saved', zh: '排序已保存' },
  }
}
