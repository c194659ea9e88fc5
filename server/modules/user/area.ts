import { sql } from 'kysely'
import { defineArea } from '../../platform/area/area.ts'
import { defineExport } from '../../platform/area/export.ts'
import { userResource } from '../../platform/users/resource.ts'
import { isSelectable } from '../../platform/users/selectable-users.ts'
import { colleagueResource } from './colleague-resource.ts'
import { userMenus } from './menus.ts'
import { userRoutes } from './routes.ts'
import { userImporter } from './user-import.ts'

/** Users. */
export const userArea = defineArea({
  name: 'user',
  routes: [userRoutes],
  lists: { 'user.list': userResource, 'user.addressList': colleagueResource },
  exports: { 'user.list': defineExport('system:user:export', userResource) },
  importers: { 'user.add': () => userImporter },
  uniqueColumns: { sys_user: { columns: ['username', 'phone', 'email', 'work_no'], hasBin: true } },
  dictionaryTables: {
    sys_user: {
      rows: userResource.rows,
      within: isSelectable,
      columns: {
        id: 'text',
        username: 'text',
        realname: 'text',
        work_no: 'text',
        sex: 'integer',
        status: 'integer',
        del_flag: 'integer',
        org_code: 'text',
        post: 'text',
      },
      order: sql`t.username`,
    },
  },
  menus: userMenus,
})
