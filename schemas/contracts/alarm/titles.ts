/** Chinese translations of the titles that only the models of this area use. */
export const alarmTitles = {
  'Acknowledged at': '确认时间',
  'Acknowledged by': '确认人',
  Alarm: '告警',
  'Alarm level': '告警级别',
  'First fired': '首次告警',
  'Last fired': '最近告警',
  Metric: '指标',
  'Resolved at': '解决时间',
  'Resolved by': '解决人',
  Subject: '对象',
  'Times fired': '告警次数',
}
