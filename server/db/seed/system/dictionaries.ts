import type { PoolClient } from 'pg'
import { dictionaries, type SeedDictionary } from '../data/dictionaries.ts'
import { insertMissing, type Row } from './insert.ts'
import { seedId } from './seed-id.ts'
import { tellAnew, textColumns, toI18n } from './texts.ts'

const itemRows = (dictId: string, { code, items }: SeedDictionary): Row[] =>
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

/** Names of the dictionaries that are shipped, and what they say, where an older version left one language. */
async function tellDictionaries(client: PoolClient): Promise<void> {
  await tellAnew(
    client,
    { table: 'sys_dict', column: 'dict_name' },
    dictionaries.map(({ code, name }) => ({ id: seedId('dict', code), text: name })),
  )
  await tellAnew(
    client,
    { table: 'sys_dict', column: 'description' },
    // The English name stood here once.
    dictionaries.map(({ code, name, about }) => ({ id: seedId('dict', code), text: about, once: name.en })),
  )
}

/** Items are added to the dictionary that has the code, whoever made it. */
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
  await tellDictionaries(client)
}
