import type { FastifyInstance } from 'fastify'
import { alarmResource } from '../../platform/alarm/alarm-resource.ts'
import { alarmStates } from '../../platform/alarm/states.ts'
import { defineArea } from '../../platform/area/area.ts'
import { createChangeRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { runTransition, statusChange } from '../../platform/states/run-transition.ts'
import type { Services } from '../../services.ts'
import { alarmFolder, alarmMenus } from './menus.ts'

/** Routes that list, acknowledge and resolve alarms. */
async function alarmRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const list = createList(alarmResource, services)
  const change = createChangeRoute(app, services)
  createListRoute(app)('alarm.list', list)
  for (const transition of ['acknowledge', 'resolve'] as const) {
    change(`alarm.${transition}`, async (tx, ref, context) =>
      statusChange(await runTransition(tx, { states: alarmStates, transition, ...ref }, context)),
    )
  }
}

/** Alarms with their routes, list and menus. */
export const alarmArea = defineArea({
  name: 'alarm',
  routes: [alarmRoutes],
  lists: { 'alarm.list': alarmResource },
  menuFolders: [alarmFolder],
  menus: alarmMenus,
})
