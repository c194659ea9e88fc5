import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'

/** Code of the dictionary from which all pages read the names of channels. */
const DICTIONARY = 'pay_channel_code'

/** Copies the names of all channels to the dictionary. A new dictionary item gets the id of its channel. */
export async function copyNamesToDictionary(tx: Tx): Promise<void> {
  await sql`insert into sys_dict_item as i (id, dict_id, item_value, item_text, item_text_i18n, sort_order, create_by)
    select c.id, d.id, c.code, c.name, c.name_i18n,
      (select coalesce(max(sort_order), 0) + 1 from sys_dict_item where dict_id = d.id), c.create_by
    from pay_channel c join sys_dict d on d.dict_code = ${DICTIONARY}
    on conflict (dict_id, item_value) do update
      set item_text = excluded.item_text, item_text_i18n = excluded.item_text_i18n
      where (i.item_text, i.item_text_i18n) is distinct from (excluded.item_text, excluded.item_text_i18n)`.execute(
    tx,
  )
}

/**
 * Removes the dictionary items of these channels. Shipped dictionary items stay, since their ids aren't ids
 * of channels.
 */
export async function removeNamesFromDictionary(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from sys_dict_item i using sys_dict d
    where d.id = i.dict_id and d.dict_code = ${DICTIONARY} and i.id = any(${[...ids]}::text[])`.execute(tx)
}
