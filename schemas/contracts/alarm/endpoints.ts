import { defineEndpoints, get, put } from '../endpoint.ts'

/** Operations on alarms. */
export const alarmEndpoints = defineEndpoints({
  'alarm.list': get.page('/alarm/alarmRecord/list', 'alarm:list'),
  'alarm.acknowledge': put.record('/alarm/alarmRecord/acknowledge', 'alarm:handle'),
  'alarm.resolve': put.record('/alarm/alarmRecord/resolve', 'alarm:handle'),
})
