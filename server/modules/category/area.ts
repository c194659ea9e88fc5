import { sql } from 'kysely'
import { defineArea } from '../../platform/area/area.ts'
import { rowsInScope } from '../../platform/area/dict-table.ts'
import { categoryResource } from '../../records/category.ts'
import { categoryMenus } from './menus.ts'
import { categoryRoutes } from './routes.ts'

/** Categories. */
export const categoryArea = defineArea({
  name: 'category',
  routes: [categoryRoutes],
  lists: { 'category.list': categoryResource },
  uniqueColumns: { sys_category: { columns: ['code'] } },
  dictionaryTables: {
    sys_category: {
      ...rowsInScope(categoryResource),
      columns: { id: 'text', pid: 'text', name: 'text', code: 'text', has_child: 'text' },
      parent: 'pid',
      order: sql`t.code`,
    },
  },
  menus: categoryMenus,
})
