/** Chinese texts of the titles that only models of this area have. */
export const monitorTitles = {
  'Asked by': '请求方',
  Method: '方法',
  Node: '节点',
  'Request trace': '请求追踪',
  Route: '路由',
}
