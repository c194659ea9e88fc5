/** Chinese translations of the titles that only the models of this area use. */
export const messageTitles = {
  Attempts: '发送次数',
  'Can be sent again': '可重新发送',
  'One-line summary': '一行摘要',
  'Last attempt': '最近发送',
  'Message template': '消息模板',
  'Next attempt': '下次重试',
  'Not in the template': '模板中没有的变量',
  'Preview of a message': '消息预览',
  Recipient: '接收人',
  'Sample values': '测试数据',
  'Sent by': '发送人',
  Template: '模板编码',
  'Without a value': '没有取值的变量',
}
