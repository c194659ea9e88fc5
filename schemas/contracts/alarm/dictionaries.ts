import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of alarms. */
export const alarmDictionaries = defineDictionaries([
  {
    code: 'alarm_record_status',
    name: { en: 'Alarm status', zh: '告警状态' },
    about: { en: 'Progress of an alarm', zh: '告警的处理状态' },
    items: [
      item('FIRING', 'Firing', '告警中', 'danger'),
      item('ACKNOWLEDGED', 'Acknowledged', '已确认', 'warning'),
      item('RESOLVED', 'Resolved', '已解决', 'success'),
    ],
  },
  {
    code: 'alarm_record_level',
    name: { en: 'Alarm level', zh: '告警级别' },
    about: { en: 'Urgency of an alarm', zh: '告警的紧急程度' },
    items: [item('WARNING', 'Warning', '警告', 'warning'), item('CRITICAL', 'Critical', '严重', 'danger')],
  },
  {
    code: 'alarm_record_metric',
    name: { en: 'Alarm metric', zh: '告警指标' },
    about: { en: 'Figure that an alarm watches', zh: '告警监控的指标' },
    items: [
      item('INVARIANT', 'Invariant violations', '不变式违反'),
      item('LEDGER_PAYMENT', 'Payments to receivers', '分账付款'),
      item('CHANNEL_RESULT', 'Results of channels', '渠道结果'),
    ],
  },
])
