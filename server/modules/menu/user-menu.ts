import { createHash } from 'node:crypto'
import type { AllAuth, Auth, MenuItem, MenuMeta } from '#schemas'
import { jeecgComponentOf } from '#schemas/component-aliases'
import { type Locale, textIn } from '../../platform/http/locale.ts'

/**
 * Row of `sys_permission`. The menu type is 0 for a menu at the top level, 1 for a menu below another menu,
 * and 2 for a button.
 */
export interface SysPermissionRow {
  id: string
  parentId: string | null
  name: string
  names: Record<string, string>
  url: string | null
  component: string | null
  componentName: string | null
  redirect: string | null
  menuType: number
  perms: string | null
  permsType: string | null
  status: string | null
  icon: string | null
  isRoute: number
  alwaysShow: number
  keepAlive: number
  hidden: number
  internalOrExternal: number
}

/** Path of the home page, which is the first entry of every menu. */
export const HOME = '/dashboard/analysis'

const BUTTON = 2
/** Key of the entries at the top level, in the map from parent ids to children. */
const ROOT = ''
/** Maximum number of menu levels that JeecgBoot clients show. */
const MAX_MENU_DEPTH = 5

/**
 * True if a menu's URL is external or contains a placeholder. Such a URL can't be a route path, so the hash
 * of the URL is used as the path.
 */
const isOutside = (url: string): boolean => /^https?:/i.test(url) || url.includes('{{')

const pathOf = (url: string): string => (isOutside(url) ? createHash('md5').update(url).digest('hex') : url)

const routeName = (url: string): string => url.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@')

const authOf = (row: SysPermissionRow, locale: Locale): Auth => ({
  action: row.perms ?? '',
  type: row.permsType ?? '1',
  describe: textIn(row.names, locale, row.name),
})

function metaOf(row: SysPermissionRow, buttons: SysPermissionRow[], locale: Locale): MenuMeta {
  const isFrame = row.component === 'layouts/IframePageView'
  return {
    title: textIn(row.names, locale, row.name),
    titles: row.names,
    icon: row.icon,
    ...(isFrame && row.url && { url: row.url }),
    keepAlive: row.keepAlive === 1,
    internalOrExternal: row.internalOrExternal === 1,
    componentName: row.componentName,
    ...(buttons.length > 0 && { permissionList: buttons.map((button) => authOf(button, locale)) }),
  }
}

function groupByParent(rows: readonly SysPermissionRow[]): Map<string, SysPermissionRow[]> {
  const groups = new Map<string, SysPermissionRow[]>()
  for (const row of rows) {
    const key = row.parentId || ROOT
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

/** Builds the menu tree of a user from sorted rows. An entry is left out if its parent is missing. */
export function buildMenu(rows: readonly SysPermissionRow[], locale: Locale): MenuItem[] {
  const below = groupByParent(rows)

  const itemsUnder = (parent: SysPermissionRow | null, depth: number): MenuItem[] =>
    (below.get(parent?.id ?? ROOT) ?? [])
      .filter(({ menuType }) => menuType !== BUTTON)
      .map((row) => itemOf(row, depth))

  const itemOf = (row: SysPermissionRow, depth: number): MenuItem => {
    const buttons = (below.get(row.id) ?? []).filter(({ menuType, perms }) => menuType === BUTTON && perms)
    const children = depth < MAX_MENU_DEPTH ? itemsUnder(row, depth + 1) : []
    const isEmptyRoot = depth === 1 && children.length > 0 && children.every(({ hidden }) => hidden)
    const url = row.url ?? ''
    return {
      id: row.id,
      path: pathOf(url),
      name: row.componentName || routeName(url),
      component: jeecgComponentOf(row.component ?? 'layouts/RouteView'),
      route: row.isRoute === 1 ? '1' : '0',
      redirect: depth === 1 ? row.redirect : null,
      ...((row.hidden === 1 || isEmptyRoot) && { hidden: true }),
      ...(row.alwaysShow === 1 && { alwaysShow: true }),
      meta: metaOf(row, buttons, locale),
      ...(children.length > 0 && { children }),
    }
  }

  const roots = itemsUnder(null, 1)
  return [...roots.filter(({ path }) => path === HOME), ...roots.filter(({ path }) => path !== HOME)]
}

/**
 * Lists the permission codes that are granted to the caller, without duplicates. Leaves out codes without
 * access control (status 0), since `listCodes` returns them.
 */
export function listGranted(rows: readonly SysPermissionRow[], locale: Locale): Auth[] {
  const granted = rows.filter(({ perms, status }) => perms && status !== '0')
  const byAction = new Map(granted.map((row) => [row.perms, authOf(row, locale)]))
  return [...byAction.values()]
}

/** Lists all permission codes of the product. The status `0` means that a code has no access control. */
export const listCodes = (rows: readonly SysPermissionRow[], locale: Locale): AllAuth[] =>
  rows.filter(({ perms }) => perms).map((row) => ({ ...authOf(row, locale), status: row.status ?? '1' }))
