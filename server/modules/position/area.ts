import { sql } from 'kysely'
import { defineArea } from '../../platform/area/area.ts'
import { rowsInScope } from '../../platform/area/dict-table.ts'
import { positionResource } from '../../records/position.ts'
import { positionMenus } from './menus.ts'
import { positionRoutes } from './routes.ts'

/** Positions. */
export const positionArea = defineArea({
  name: 'position',
  routes: [positionRoutes],
  lists: { 'position.list': positionResource },
  uniqueColumns: { sys_position: { columns: ['code'] } },
  dictionaryTables: {
    sys_position: {
      ...rowsInScope(positionResource),
      columns: { id: 'text', code: 'text', name: 'text', post_rank: 'text' },
      order: sql`t.code`,
    },
  },
  menus: positionMenus,
})
