import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, DictValue, Id, Nullable, noArgs, Reason, Str, Time, Version } from '../scalars.ts'

/** An alarm that went off for a figure that the server watches. */
export const AlarmRecord = Type.Object({
  id: Id('Id'),
  metric: DictValue('Metric', 'alarm_record_metric'),
  subject: Str('Subject', 64),
  level: DictValue('Alarm level', 'alarm_record_level'),
  title: Str('Title', 200),
  value: Count('Value'),
  fireCount: Count('Times fired'),
  createTime: Time('First fired'),
  lastTime: Time('Last fired'),
  status: DictValue('Status', 'alarm_record_status'),
  acknowledgeBy: Nullable(Str('Acknowledged by', 100)),
  acknowledgeTime: Nullable(Time('Acknowledged at')),
  resolveBy: Nullable(Str('Resolved by', 100)),
  resolveTime: Nullable(Time('Resolved at')),
  remark: Nullable(Str('Remark', 500)),
  version: Version,
})
export type AlarmRecord = Static<typeof AlarmRecord>

export const alarmRecordModel = defineModel({ name: 'AlarmRecord', title: 'Alarm' }, AlarmRecord, {
  sortable: ['createTime', 'lastTime'],
  filters: {
    metric: ['eq', 'in'],
    level: ['eq', 'in'],
    status: ['eq', 'in'],
    title: ['like'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/** Id and version of an alarm. The server answers 409 if the version is stale. */
export const AlarmRef = strictObject({ id: Id('Alarm'), version: Version })
export type AlarmRef = Static<typeof AlarmRef>

/** Resolves an alarm. The reason tells how the user resolved the alarm. */
export const ResolveAlarm = strictObject({
  ...AlarmRef.properties,
  reason: Reason('Remark'),
})
export type ResolveAlarm = Static<typeof ResolveAlarm>

/** The status of an alarm after an operation. */
export const AlarmStatusChange = Type.Object({
  id: Id('Alarm'),
  status: DictValue('Status', 'alarm_record_status'),
  version: Type.Integer({ minimum: 0 }),
})
export type AlarmStatusChange = Static<typeof AlarmStatusChange>

export const alarmShapes = {
  'alarm.list': { args: noArgs, model: alarmRecordModel },
  'alarm.acknowledge': { args: AlarmRef, result: AlarmStatusChange },
  'alarm.resolve': { args: ResolveAlarm, result: AlarmStatusChange },
} satisfies Record<string, OperationContract>
