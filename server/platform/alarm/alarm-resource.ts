import { alarmRecordModel } from '#schemas'
import { defineListResource } from '../list/resource.ts'

/** List of alarms. */
export const alarmResource = defineListResource({
  model: alarmRecordModel,
  table: 'alarm_record',
  scope: 'none',
  localized: ['title'],
})
