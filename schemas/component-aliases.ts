/**
 * Components of JeecgBoot menus whose page has another id here. JeecgBoot clients find their page by the
 * component, so they get the component of this table.
 */
const renamed: Readonly<Record<string, string>> = {
  'system/SysUserOnlineList': 'system/OnlineUserList',
  'system/QuartzJobList': 'timer/JobList',
}

/** Further components of JeecgBoot menus, by the page that does the same here. */
const merged: Readonly<Record<string, string>> = {
  'system/NewPermissionList': 'system/PermissionList',
  'system/RoleList': 'system/RoleUserList',
}

const pages = new Map(Object.entries({ ...renamed, ...merged }))
const components = new Map(Object.entries(renamed).map(([component, page]) => [page, component]))

/** Returns the id of the page that a menu's component opens. */
export const pageOfComponent = (component: string): string => pages.get(component) ?? component

/** Returns the component under which JeecgBoot clients know a page. */
export const jeecgComponentOf = (page: string): string => components.get(page) ?? page
