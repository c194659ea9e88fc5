/** Chinese translations of the titles that only the models of this area use. */
export const dataRuleTitles = {
  Condition: '条件规则',
  'Data rule': '数据规则',
  'Granted to': '授权给',
  Menu: '菜单',
  'Reason no rows match': '不放行任何数据的原因',
}
