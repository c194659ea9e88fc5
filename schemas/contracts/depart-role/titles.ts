/** Chinese translations of the titles that only the models of this area use. */
export const departRoleTitles = {
  'Department role': '部门角色',
  'Department roles': '部门角色',
  'Department roles of a user': '用户的部门角色',
  'Permissions of a department': '部门权限',
  'Permissions of a department role': '部门角色权限',
}
