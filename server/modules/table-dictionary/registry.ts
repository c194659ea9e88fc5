import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../http/request.ts'
import { categoryResource } from '../category/list-resource.ts'
import { departResource } from '../depart/list-resource.ts'
import { dictResource } from '../dictionary/list-resources.ts'
import { inScope, type Scoped } from '../list/scope.ts'
import { positionResource } from '../position/list-resource.ts'
import { roleResource } from '../role/list-resource.ts'
import { shopResource } from '../shop/list-resource.ts'
import { userResource } from '../user/list-resource.ts'
import { isPickable } from '../user/repo.ts'

/** A table that dictionaries can be made of. */
export interface DictTable {
  /** The FROM clause, its table being `t`. */
  rows: RawBuilder<unknown>
  /** The rows that a caller sees. */
  within: (scope: Scope) => RawBuilder<SqlBool>
  /** Columns that may be shown, compared and sorted by, with their types: nothing that is withheld from pickers. */
  columns: Readonly<Record<string, 'text' | 'integer'>>
  /** Columns of which every language has its own text. */
  told?: readonly string[]
  /** Where it is a tree: the column with the id of what is above. */
  parent?: string
  /** The order without another one. */
  order: RawBuilder<unknown>
}

const text = 'text'
const integer = 'integer'
const seen = (resource: Scoped) => ({
  rows: resource.rows,
  within: (scope: Scope) => inScope(resource, scope),
})

/**
 * Every table of which dictionaries can be made, by its name in the contract. A line here opens its columns to
 * whoever is signed in, within his scope: it may hold nothing that pickers do not show.
 */
export const dictTables: Readonly<Record<string, DictTable>> = {
  sys_user: {
    rows: userResource.rows,
    within: isPickable,
    columns: {
      id: text,
      username: text,
      realname: text,
      work_no: text,
      sex: integer,
      status: integer,
      del_flag: integer,
      org_code: text,
      post: text,
    },
    order: sql`t.username`,
  },
  sys_depart: {
    ...seen(departResource),
    columns: {
      id: text,
      parent_id: text,
      depart_name: text,
      depart_name_en: text,
      depart_name_abbr: text,
      depart_order: integer,
      org_category: text,
      org_type: text,
      org_code: text,
      status: text,
      del_flag: text,
    },
    parent: 'parent_id',
    order: sql`t.depart_order, t.org_code`,
  },
  sys_position: {
    ...seen(positionResource),
    columns: { id: text, code: text, name: text, post_rank: text },
    order: sql`t.code`,
  },
  sys_role: {
    ...seen(roleResource),
    columns: { id: text, role_name: text, role_code: text, description: text },
    told: ['role_name', 'description'],
    order: sql`t.create_time, t.role_code`,
  },
  sys_category: {
    ...seen(categoryResource),
    columns: { id: text, pid: text, name: text, code: text, has_child: text },
    parent: 'pid',
    order: sql`t.code`,
  },
  sys_dict: {
    ...seen(dictResource),
    columns: { id: text, dict_name: text, dict_code: text, description: text, del_flag: integer },
    told: ['dict_name', 'description'],
    order: sql`t.dict_code`,
  },
  shop_basic_info: {
    ...seen(shopResource),
    columns: { id: text, shop_code: text, shop_name: text, status: text },
    order: sql`t.shop_code`,
  },
}
