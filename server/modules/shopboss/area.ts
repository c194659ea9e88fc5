import { defineArea } from '../../platform/area/area.ts'
import { ownerMenus } from './menus.ts'
import { owners } from './owners.ts'

/** Owners of shops. */
export const shopbossArea = defineArea({ name: 'shopboss', resources: [owners], menus: ownerMenus })
