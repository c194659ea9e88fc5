/** Chinese texts of the titles that only models of this area have. */
export const dataLogTitles = {
  'Data log entry': '数据日志',
  Format: '格式',
  Table: '表名',
}
