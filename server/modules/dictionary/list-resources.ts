import { sql } from 'kysely'
import { deletedDictModel, dictItemModel, dictModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'
import { shippedCodes, shippedItems } from '../../records/shipped-dictionaries.ts'

const listOf = (texts: readonly string[]) => sql`${[...texts]}::text[]`
const isShipped = sql`t.dict_code = any(${listOf(shippedCodes)})`

/** List of dictionaries outside the recycle bin; they belong to no department. */
export const dictResource = defineListResource({
  model: dictModel,
  table: 'sys_dict',
  rows: sql`(select * from sys_dict where del_flag = 0) t`,
  scope: 'none',
  localized: ['dictName', 'description'],
  columns: { shipped: isShipped },
})

/** List of dictionaries in the recycle bin. */
export const deletedDictResource = defineListResource({
  model: deletedDictModel,
  table: 'sys_dict',
  rows: sql`(select * from sys_dict where del_flag <> 0) t`,
  scope: 'none',
  localized: ['dictName', 'description'],
  rulesFrom: dictResource,
  columns: { shipped: isShipped, updateTime: { sortBy: sql`coalesce(t.update_time, t.create_time)` } },
})

/** List of dictionary items. */
export const dictItemResource = defineListResource({
  model: dictItemModel,
  table: 'sys_dict_item',
  scope: 'none',
  columns: {
    itemTextEn: sql`t.item_text_i18n->>'en-US'`,
    shipped: sql`coalesce(d.dict_code || '/' || t.item_value = any(${listOf(shippedItems)}), false)`,
  },
  joins: sql`left join sys_dict d on d.id = t.dict_id`,
})
