import type { PoolClient } from 'pg'
import { dictionaries, type ShippedDictionary } from '#schemas'
import { insertMissing, type Row } from './insert.ts'
import { seedId } from './seed-id.ts'
import { addTranslations, textColumns, toI18n } from './texts.ts'

const itemRows = (dictId: string, { code, items }: ShippedDictionary): Row[] =>
  items.map(({ value, text, color }, index) => ({
    id: seedId('dict-item', `${code}/${value}`),
    dict_id: dictId,
    item_text: text.zh,
    item_text_i18n: toI18n(text),
    item_value: value,
    color: color ?? null,
    sort_order: index + 1,
    status: 1,
    create_by: 'system',
  }))

/** Adds translations to shipped dictionaries that an older version added in only one language. */
async function translateDictionaries(client: PoolClient): Promise<void> {
  await addTranslations(
    client,
    { table: 'sys_dict', column: 'dict_name' },
    dictionaries.map(({ code, name }) => ({ id: seedId('dict', code), text: name })),
  )
  await addTranslations(
    client,
    { table: 'sys_dict', column: 'description' },
    // Older versions stored the English name as the description.
    dictionaries.map(({ code, name, about }) => ({ id: seedId('dict', code), text: about, once: name.en })),
  )
}

/**
 * Adds missing dictionaries and items. If a user created a dictionary with the same code, the items are added
 * to it.
 */
export async function seedDictionaries(client: PoolClient): Promise<void> {
  await insertMissing(
    client,
    'sys_dict',
    dictionaries.map(({ code, name, about }) => ({
      id: seedId('dict', code),
      dict_code: code,
      ...textColumns('dict_name', name),
      ...textColumns('description', about),
      del_flag: 0,
      type: 0,
      create_by: 'system',
    })),
  )
  const { rows } = await client.query<{ id: string; dict_code: string }>('select id, dict_code from sys_dict')
  const ids = new Map(rows.map(({ id, dict_code }) => [dict_code, id]))
  const items = dictionaries.flatMap((dictionary) =>
    itemRows(ids.get(dictionary.code) ?? seedId('dict', dictionary.code), dictionary),
  )
  await insertMissing(client, 'sys_dict_item', items)
  await translateDictionaries(client)
}
