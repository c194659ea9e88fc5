import { defineArea } from '../../platform/area/area.ts'
import { tableRowRoutes } from '../../platform/table-resource/row-routes.ts'
import { tableRoutes } from './routes.ts'

/** Tables that users register as resources at run time, without declarations in code. */
export const tableResourceArea = defineArea({ name: 'table-resource', routes: [tableRoutes, tableRowRoutes] })
