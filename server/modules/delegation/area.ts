import { defineArea } from '../../platform/area/area.ts'
import { agents } from './agents.ts'
import { delegationMenus } from './menus.ts'

/** Delegations. */
export const delegationArea = defineArea({
  name: 'delegation',
  resources: [agents],
  menus: delegationMenus,
})
