/** Chinese translations of the titles that only the models of this area use. */
export const userTitles = {
  Client: '客户端',
  'Code of the department': '部门编码',
  Colleague: '同事',
  'Names of managed departments': '负责部门名称',
  'Deleted user': '已删除的用户',
  'Managed departments': '负责部门',
  Email: '邮箱',
  'Home page': '首页',
  Identity: '身份',
  'Mobile number': '手机号',
  Synchronised: '已同步',
  Tenants: '租户',
  'Third party': '第三方',
  'Third-party id': '第三方 ID',
  'User with roles and departments': '用户及其角色和部门',
}
