import { defineArea } from '../../platform/area/area.ts'
import { agentResource } from './list-resource.ts'
import { delegationMenus } from './menus.ts'
import { agentRoutes } from './routes.ts'

/** Delegations. */
export const delegationArea = defineArea({
  name: 'delegation',
  routes: [agentRoutes],
  lists: { 'agent.list': agentResource },
  menus: delegationMenus,
})
