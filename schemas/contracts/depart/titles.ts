/** Chinese translations of the titles that only the models of this area use. */
export const departTitles = {
  Fax: '传真',
  'Has sub-departments': '有下级部门',
  Level: '层级',
  'Move of a department': '部门迁移',
  'New department code': '新部门编码',
  'New parent': '新上级部门',
  'Short name': '简称',
}
