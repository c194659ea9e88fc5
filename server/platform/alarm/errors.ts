import type { DictionaryValue } from '#schemas'
import { defineHttpError } from '../http/errors.ts'

export const alarmNotFound = defineHttpError('ALARM_NOT_FOUND', 404, {
  en: 'Alarm not found',
  zh: '告警不存在',
})
export const alarmChanged = defineHttpError('ALARM_CHANGED', 409, {
  en: 'This alarm was changed by another user. Reload and try again.',
  zh: '该告警已被他人修改，请刷新后重试',
})
export const alarmWrongStatus = defineHttpError<{ status: DictionaryValue<'alarm_record_status'> }>(
  'ALARM_STATUS',
  409,
  {
    en: ({ status }) => `Not possible: the alarm is ${status}`,
    zh: ({ status }) => `告警状态为 ${status}，不能执行此操作`,
  },
)
