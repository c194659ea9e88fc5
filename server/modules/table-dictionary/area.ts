import { defineArea } from '../../platform/area/area.ts'
import { tableDictionaryRoutes } from './routes.ts'

/** Dictionaries and table dictionaries by code. */
export const tableDictionaryArea = defineArea({
  name: 'table-dictionary',
  routes: [tableDictionaryRoutes],
})
