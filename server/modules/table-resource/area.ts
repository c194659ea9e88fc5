import { defineArea } from '../../platform/area/area.ts'
import { tableRowRoutes } from '../../platform/table-resource/row-routes.ts'
import { tableRoutes } from './routes.ts'

/** Tables that become resources at run time. */
export const tableResourceArea = defineArea({ name: 'table-resource', routes: [tableRoutes, tableRowRoutes] })
