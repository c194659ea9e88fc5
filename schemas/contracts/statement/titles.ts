/** Chinese translations of the titles that only the models of this area use. */
export const statementTitles = {
  Columns: '列',
  Enabled: '启用',
  'Maximum rows': '最多行数',
  'Maximum seconds': '最长秒数',
  'Can run': '当前用户可执行',
  'Preset statement': '预置语句',
  Required: '必填',
  'Required permission': '所需权限',
  'Run by': '执行人',
  'Run of a preset statement': '语句执行记录',
  Statement: '语句',
  'Default value': '默认值',
  'What it does': '说明',
}
