/** Chinese translations of the titles that only the models of this area use. */
export const departTitles = {
  Fax: '传真',
  'Has departments below': '有下级部门',
  Level: '层级',
  'Move of a department': '部门迁移',
  'New org code': '新机构编码',
  'New parent': '新上级部门',
  'Org code': '机构编码',
  'Short name': '简称',
}
