/** Chinese translations of the titles that only the models of this area use. */
export const dataLogTitles = {
  'Data log entry': '数据日志',
  Format: '格式',
  Table: '表名',
}
