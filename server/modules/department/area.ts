import { sql } from 'kysely'
import { defineArea } from '../../platform/area/area.ts'
import { rowsInScope } from '../../platform/area/dict-table.ts'
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
    sys_depart: {
      ...rowsInScope(departResource),
      columns: {
        id: 'text',
        parent_id: 'text',
        depart_name: 'text',
        depart_name_en: 'text',
        depart_name_abbr: 'text',
        depart_order: 'integer',
        org_category: 'text',
        org_type: 'text',
        org_code: 'text',
        status: 'text',
        del_flag: 'text',
      },
      parent: 'parent_id',
      order: sql`t.depart_order, t.org_code`,
    },
  },
  menus: departmentMenus,
})
