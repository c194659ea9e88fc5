import { sql } from 'kysely'
import { defineArea } from '../../platform/area/area.ts'
import { dictTableOf } from '../../platform/area/dict-table.ts'
import { departResource } from '../../platform/departments/resource.ts'
import { departmentMenus } from './menus.ts'
import { departRoutes } from './routes.ts'

/** Departments and their members. */
export const departmentArea = defineArea({
  name: 'department',
  routes: [departRoutes],
  lists: { 'depart.list': departResource },
  uniqueColumns: { sys_depart: { columns: ['org_code'] } },
  dictionaryTables: {
    sys_depart: dictTableOf(departResource, {
      fields: [
        ...['id', 'parentId', 'departName', 'departNameEn', 'departNameAbbr', 'departOrder', 'orgCategory'],
        ...['orgType', 'orgCode', 'status', 'delFlag'],
      ],
      parent: 'parent_id',
      order: sql`t.depart_order, t.org_code`,
    }),
  },
  menus: departmentMenus,
})
