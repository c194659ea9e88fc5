import type { Page, PermissionEntry, PermissionRow } from '#schemas'
import { type Locale, textIn } from '../../platform/http/locale.ts'
import type { FullRow } from '../../platform/menus/repo.ts'
import { isPageMissing } from './menu-pages.ts'
import type { ShippedMenus } from './shipped-menus.ts'

/** Converts a menu or button to a row of the table on the menu page. */
export const toMenuRow = (
  row: FullRow,
  { locale, pages, shipped }: { locale: Locale; pages: ReadonlyMap<string, Page>; shipped: ShippedMenus },
): PermissionRow => ({
  id: row.id,
  parentId: row.parentId || null,
  title: textIn(row.names, locale, row.name),
  menuType: row.menuType,
  perms: row.perms,
  url: row.url,
  component: row.component,
  icon: row.icon,
  sortNo: row.sortNo,
  status: row.status ?? '1',
  hidden: row.hidden === 1,
  internalOrExternal: row.internalOrExternal === 1,
  shipped: shipped.ids.has(row.id),
  kept: shipped.undeletableIds.has(row.id),
  pageMissing: isPageMissing(row, pages),
})

/** Converts a menu or button to the values of its form, with names in both languages. */
export const toEntryForm = (row: FullRow, shipped: ShippedMenus): PermissionEntry => ({
  id: row.id,
  parentId: row.parentId || null,
  name: textIn(row.names, 'zh-CN', row.name),
  nameEn: row.names['en-US'] ?? null,
  menuType: row.menuType,
  perms: row.perms,
  url: row.url,
  component: row.component,
  componentName: row.componentName,
  redirect: row.redirect,
  icon: row.icon,
  sortNo: row.sortNo,
  description: row.description,
  status: row.status ?? '1',
  route: row.isRoute === 1,
  hidden: row.hidden === 1,
  keepAlive: row.keepAlive === 1,
  alwaysShow: row.alwaysShow === 1,
  internalOrExternal: row.internalOrExternal === 1,
  shipped: shipped.ids.has(row.id),
  version: row.version,
})
