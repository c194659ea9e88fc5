import { defineArea } from '../../platform/area/area.ts'
import { categories } from './categories.ts'
import { categoryMenus } from './menus.ts'

/** Categories. */
export const categoryArea = defineArea({ name: 'category', resources: [categories], menus: categoryMenus })
