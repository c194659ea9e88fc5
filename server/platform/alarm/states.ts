import type { DictionaryValue } from '#schemas'
import { defineStates } from '../states/define-states.ts'
import { alarmResource } from './alarm-resource.ts'
import { alarmChanged, alarmNotFound, alarmWrongStatus } from './errors.ts'

const otherwise = ({ status }: { status: string }) =>
  alarmWrongStatus({ status: status as DictionaryValue<'alarm_record_status'> })

/** Statuses of an alarm. The server raises an alarm; users acknowledge and resolve it. */
export const alarmStates = defineStates({
  subject: 'alarm_record',
  dictionary: 'alarm_record_status',
  records: alarmResource,
  describe: ({ metric, subject }) => ({ metric, subject }),
  errors: { notFound: alarmNotFound, changed: () => alarmChanged() },
  transitions: {
    fire: { system: true, action: 'alarm.fire', from: null, to: 'FIRING' },
    acknowledge: {
      operation: 'alarm.acknowledge',
      from: ['FIRING'],
      to: 'ACKNOWLEDGED',
      otherwise,
      set: ({ by, at }) => ({ acknowledge_by: by, acknowledge_time: at.toISOString() }),
    },
    resolve: {
      operation: 'alarm.resolve',
      from: ['FIRING', 'ACKNOWLEDGED'],
      to: 'RESOLVED',
      otherwise,
      set: ({ by, at, reason }) => ({ resolve_by: by, resolve_time: at.toISOString(), remark: reason }),
    },
  },
})
