/** Chinese translations of the titles that only the models of this area use. */
export const checkTitles = {
  'Check rule': '校验规则',
  'Checks as JSON': '校验规则（JSON）',
  'English message': '英文提示',
  'Part of a check rule': '校验规则片段',
  Parts: '规则片段',
  Pattern: '正则表达式',
}
