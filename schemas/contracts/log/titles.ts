/** Chinese translations of the titles that only the models of this area use. */
export const logTitles = {
  After: '变更后',
  Before: '变更前',
  Button: '按钮',
  'Changed field': '字段变更',
  Details: '详情',
  Event: '日志内容',
  Operation: '操作类型',
  'Page version': '页面版本',
  'Record type': '记录类型',
  'System log entry': '系统日志',
  'What changed': '变更内容',
}
