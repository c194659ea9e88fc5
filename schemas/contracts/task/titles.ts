/** Chinese translations of the titles that only the models of this area use. */
export const taskTitles = {
  'Available until': '保留至',
  Done: '进度',
  'Ended at': '结束时间',
  File: '文件',
  'File task': '文件任务',
  List: '列表',
  'Page id': '页面 ID',
  Requested: '发起时间',
  'Rows done': '已处理行数',
  'Size (MB)': '大小（MB）',
  Why: '失败原因',
}
