/** Chinese translations of the titles that only the models of this area use. */
export const monitorTitles = {
  'Requested by': '请求方',
  Method: '方法',
  Node: '节点',
  'Request trace': '请求追踪',
  Route: '路由',
}
