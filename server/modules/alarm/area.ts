import { alarmResource } from '../../platform/alarm/alarm-resource.ts'
import { alarmStates } from '../../platform/alarm/states.ts'
import { defineArea } from '../../platform/area/area.ts'
import { createChangeRoute } from '../../platform/http/operation-route.ts'
import { defineRecords } from '../../platform/resource/define-records.ts'
import { runTransition, statusChange } from '../../platform/states/run-transition.ts'
import { alarmFolder, alarmMenus } from './menus.ts'

/** Alarms, which users acknowledge and resolve. */
const alarms = defineRecords({
  name: 'alarm',
  list: alarmResource,
  routes: (app, services) => {
    const change = createChangeRoute(app, services)
    for (const transition of ['acknowledge', 'resolve'] as const) {
      change(`alarm.${transition}`, async (tx, ref, context) =>
        statusChange(await runTransition(tx, { states: alarmStates, transition, ...ref }, context)),
      )
    }
  },
})

/** Alarms and their menus. */
export const alarmArea = defineArea({
  name: 'alarm',
  resources: [alarms],
  menuFolders: [alarmFolder],
  menus: alarmMenus,
})
