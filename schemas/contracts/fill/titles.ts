/** Chinese translations of the titles that only the models of this area use. */
export const fillTitles = {
  'Character set': '字符范围',
  Date: '日期',
  Digits: '位数',
  'Fill rule': '编码生成规则',
  'First number': '起始号',
  'Parent department': '上级部门',
  Prefix: '前缀',
  Settings: '规则参数',
  'Settings as JSON': '规则参数（JSON）',
  "The department's code": '部门编码',
}
