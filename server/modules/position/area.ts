import { defineArea } from '../../platform/area/area.ts'
import { positionMenus } from './menus.ts'
import { positions } from './positions.ts'

/** Positions. */
export const positionArea = defineArea({ name: 'position', resources: [positions], menus: positionMenus })
