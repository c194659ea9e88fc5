import { sql } from 'kysely'
import { defineArea } from '../../platform/area/area.ts'
import { rowsInScope } from '../../platform/area/dict-table.ts'
import { defineExport } from '../../platform/area/export.ts'
import { roleResource } from '../../platform/roles/resource.ts'
import { roleMenus } from './menus.ts'
import { roleImporter } from './role-import.ts'
import { roleRoutes } from './routes.ts'

/** Roles. */
export const roleArea = defineArea({
  name: 'role',
  routes: [roleRoutes],
  lists: { 'role.list': roleResource },
  exports: { 'role.list': defineExport('system:role:export', roleResource) },
  importers: { 'role.add': () => roleImporter() },
  uniqueColumns: { sys_role: { columns: ['role_code'] } },
  dictionaryTables: {
    sys_role: {
      ...rowsInScope(roleResource),
      columns: { id: 'text', role_name: 'text', role_code: 'text', description: 'text' },
      localized: ['role_name', 'description'],
      order: sql`t.create_time, t.role_code`,
    },
  },
  menus: roleMenus,
})
