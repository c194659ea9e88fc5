import { sql } from 'kysely'
import { deletedDictModel, dictItemModel, dictModel, type SysDict, type SysDictItem } from '#schemas'
import type { Scope } from '../platform/http/data-scope.ts'
import { authorColumns } from '../platform/list/author-columns.ts'
import { defineListResource, type ListColumn } from '../platform/list/resource.ts'
import { localeOfScope, localized } from '../platform/localized-text/localized-text.ts'
import { shippedCodes, shippedItems } from './shipped-dictionaries.ts'

const listOf = (texts: readonly string[]) => sql`${[...texts]}::text[]`

/** List columns of a dictionary `t`. */
export const dictColumns = (reader: Pick<Scope, 'locale'>) => sql`t.id,
  ${localized('t.dict_name', localeOfScope(reader))} as "dictName", t.dict_code as "dictCode",
  ${localized('t.description', localeOfScope(reader))} as description, t.type, t.del_flag as "delFlag", t.dict_code = any(${listOf(shippedCodes)}) as shipped,
  ${sql.lit(localeOfScope(reader))} as "toldIn", ${authorColumns}`

const dictName: ListColumn = {
  type: 'text',
  sql: sql`t.dict_name`,
  localized: (locale) => localized('t.dict_name', locale),
}

/** List of dictionaries outside the recycle bin; they belong to no department. */
export const dictResource = defineListResource<SysDict>({
  model: dictModel,
  rows: sql`(select * from sys_dict where del_flag = 0) t`,
  scopeColumn: 'none',
  columns: {
    dictName,
    dictCode: { type: 'text', sql: sql`t.dict_code` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  select: dictColumns,
  joins: sql``,
})

/** List of dictionaries in the recycle bin. */
export const deletedDictResource = defineListResource<SysDict>({
  model: deletedDictModel,
  rows: sql`(select * from sys_dict where del_flag <> 0) t`,
  scopeColumn: 'none',
  rulesFrom: dictResource,
  columns: {
    dictName,
    dictCode: { type: 'text', sql: sql`t.dict_code` },
    updateTime: {
      type: 'time',
      sql: sql`t.update_time`,
      sortBy: sql`coalesce(t.update_time, t.create_time)`,
    },
  },
  select: dictColumns,
  joins: sql``,
})

/** List of dictionary items. */
export const dictItemResource = defineListResource<SysDictItem>({
  model: dictItemModel,
  rows: sql`sys_dict_item t`,
  scopeColumn: 'none',
  columns: {
    dictId: { type: 'text', sql: sql`t.dict_id` },
    itemText: { type: 'text', sql: sql`t.item_text` },
    itemValue: { type: 'text', sql: sql`t.item_value` },
    sortOrder: { type: 'integer', sql: sql`t.sort_order` },
    status: { type: 'integer', sql: sql`t.status` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  select: sql`t.id, t.dict_id as "dictId", t.item_text as "itemText", t.item_text_i18n->>'en-US' as "itemTextEn",
    t.item_value as "itemValue", t.color, t.description, t.sort_order as "sortOrder", t.status,
    coalesce(d.dict_code || '/' || t.item_value = any(${listOf(shippedItems)}), false) as shipped, ${authorColumns}`,
  joins: sql`left join sys_dict d on d.id = t.dict_id`,
})
