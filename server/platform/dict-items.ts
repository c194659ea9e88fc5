import type { DictItem, DictItems } from '#schemas'
import type { Db, Tx } from '../db/index.ts'
import { type Locale, textIn } from './http/locale.ts'

interface ItemRow {
  dict_code: string
  item_value: string
  item_text: string
  item_text_i18n: Record<string, string>
  color: string | null
}

function toItem(row: ItemRow, locale: Locale): DictItem {
  const text = textIn(row.item_text_i18n, locale, row.item_text)
  const { item_value: value, item_text_i18n: texts, color } = row
  return { value, text, title: text, label: text, texts, ...(color !== null && { color }) }
}

const liveItems = (db: Db | Tx) =>
  db
    .selectFrom('sys_dict_item as i')
    .innerJoin('sys_dict as d', 'd.id', 'i.dict_id')
    .select(['d.dict_code', 'i.item_value', 'i.item_text', 'i.item_text_i18n', 'i.color'])
    .where('d.del_flag', '=', 0)
    .where('i.status', '=', 1)
    .orderBy('d.dict_code')
    .orderBy('i.sort_order')
    .orderBy('i.item_value')

/** Reads the items of a dictionary in order. Returns no items for an unknown code. */
export async function readDictItems(db: Db | Tx, code: string, locale: Locale): Promise<DictItem[]> {
  const rows = await liveItems(db).where('d.dict_code', '=', code).execute()
  return rows.map((row) => toItem(row, locale))
}

/** Reads all dictionaries by code. */
export async function readAllDictItems(db: Db, locale: Locale): Promise<DictItems> {
  const rows = await liveItems(db).execute()
  const all: DictItems = Object.create(null)
  for (const row of rows) {
    all[row.dict_code] ??= []
    all[row.dict_code]?.push(toItem(row, locale))
  }
  return all
}
