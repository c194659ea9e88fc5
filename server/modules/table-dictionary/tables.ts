import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { departResource } from '../../platform/departments/resource.ts'
import type { Scope } from '../../platform/http/request.ts'
import { inScope, type Scoped } from '../../platform/list/row-scope.ts'
import { roleResource } from '../../platform/roles/resource.ts'
import { userResource } from '../../platform/users/resource.ts'
import { isSelectable } from '../../platform/users/selectable-users.ts'
import { categoryResource } from '../../records/category.ts'
import { dictResource } from '../../records/dictionary.ts'
import { positionResource } from '../../records/position.ts'
import { shopResource } from '../../records/shop.ts'

/** Table that clients can use as a dictionary. */
export interface DictTable {
  /** FROM clause of the query, in which the table has the alias `t`. */
  rows: RawBuilder<unknown>
  /** SQL condition for the rows that the caller may see. */
  within: (scope: Scope) => RawBuilder<SqlBool>
  /**
   * Columns that a request can show, compare and sort by, with their types. Columns with private data must
   * not be listed.
   */
  columns: Readonly<Record<string, 'text' | 'integer'>>
  /** Columns that have a text for each language. */
  localized?: readonly string[]
  /** Column with the id of the parent, for tables that are trees. */
  parent?: string
  /** ORDER BY if the request contains no order. */
  order: RawBuilder<unknown>
}

const text = 'text'
const integer = 'integer'
const visibleUsers = (resource: Scoped) => ({
  rows: resource.rows,
  within: (scope: Scope) => inScope(resource, scope),
})

/**
 * Tables that clients can use as dictionaries, by JeecgBoot's table name. Every signed-in user can read the
 * listed columns of the rows in the user's scope. List only columns that all users may see.
 */
export const dictTables: Readonly<Record<string, DictTable>> = {
  sys_user: {
    rows: userResource.rows,
    within: isSelectable,
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
    ...visibleUsers(departResource),
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
    ...visibleUsers(positionResource),
    columns: { id: text, code: text, name: text, post_rank: text },
    order: sql`t.code`,
  },
  sys_role: {
    ...visibleUsers(roleResource),
    columns: { id: text, role_name: text, role_code: text, description: text },
    localized: ['role_name', 'description'],
    order: sql`t.create_time, t.role_code`,
  },
  sys_category: {
    ...visibleUsers(categoryResource),
    columns: { id: text, pid: text, name: text, code: text, has_child: text },
    parent: 'pid',
    order: sql`t.code`,
  },
  sys_dict: {
    ...visibleUsers(dictResource),
    columns: { id: text, dict_name: text, dict_code: text, description: text, del_flag: integer },
    localized: ['dict_name', 'description'],
    order: sql`t.dict_code`,
  },
  shop_basic_info: {
    ...visibleUsers(shopResource),
    columns: { id: text, shop_code: text, shop_name: text, status: text },
    order: sql`t.shop_code`,
  },
}
