import { defineArea } from '../../platform/area/area.ts'
import { runResource, statementResource } from './list-resource.ts'
import { presetStatementMenus } from './menus.ts'
import { statementRoutes } from './routes.ts'

/** Preset statements. */
export const presetStatementArea = defineArea({
  name: 'preset-statement',
  routes: [statementRoutes],
  lists: { 'statement.list': statementResource, 'statement.runs': runResource },
  menus: presetStatementMenus,
})
