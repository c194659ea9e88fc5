/** Chinese translations of the titles that only the models of this area use. */
export const permissionTitles = {
  'Access control': '授权状态',
  'Children hidden': '单独显示',
  'Granted, with rules': '已授权及数据规则',
  'Has an address': '有访问路径',
  Hidden: '隐藏菜单',
  Icon: '菜单图标',
  'Page state kept': '缓存页面',
  'Redirects to': '跳转路径',
  'Menu entry': '菜单项',
  'Name of the page': '页面名称',
  'Opens in a new tab': '在浏览器新标签页打开',
  Path: '访问路径',
  'Permissions of a role': '角色权限',
}
