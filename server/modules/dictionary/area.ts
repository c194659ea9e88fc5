import { sql } from 'kysely'
import { defineArea } from '../../platform/area/area.ts'
import { rowsInScope } from '../../platform/area/dict-table.ts'
import { dictItemResource, dictResource } from '../../records/dictionary.ts'
import { dictionaryMenus } from './menus.ts'
import { dictionaryRoutes } from './routes.ts'

/** Dictionaries and their items. */
export const dictionaryArea = defineArea({
  name: 'dictionary',
  routes: [dictionaryRoutes],
  lists: { 'dict.list': dictResource, 'dictItem.list': dictItemResource },
  uniqueColumns: { sys_dict: { columns: ['dict_code'], hasBin: true } },
  dictionaryTables: {
    sys_dict: {
      ...rowsInScope(dictResource),
      columns: { id: 'text', dict_name: 'text', dict_code: 'text', description: 'text', del_flag: 'integer' },
      localized: ['dict_name', 'description'],
      order: sql`t.dict_code`,
    },
  },
  menus: dictionaryMenus,
})
