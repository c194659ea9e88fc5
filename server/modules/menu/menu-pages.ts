import type { MenuPage, Page } from '#schemas'
import { permissions } from '../../db/seed/system/permissions.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'
import { BUTTON, FOLDER } from './menu-tree.ts'
import { HOME } from './user-menu.ts'

/** Ids of shipped menus and buttons, which pages, calls and links refer to. */
export const shippedIds: ReadonlySet<string> = new Set(permissions.map(({ id }) => id))

const OWN_CODES: ReadonlySet<string | null> = new Set([
  'system:permission:list',
  'system:permission:edit',
  'system:permission:delete',
])

/** Ids of menus that can't be deleted: the home page and the menu page. */
export const undeletableIds: ReadonlySet<string> = new Set(
  permissions.filter(({ code, url }) => url === HOME || OWN_CODES.has(code)).map(({ id }) => id),
)

/** Id of the home page; it stays at the top, visible without any permission. */
export const homeId: string | undefined = permissions.find(({ url }) => url === HOME)?.id

/** Component names in JeecgBoot that are not pages: folders, and external pages in a frame. */
const layouts: readonly (readonly [string, string, string])[] = [
  [FOLDER, 'Folder', '目录'],
  ['layouts/PageView', 'Folder with a heading', '带标题的目录'],
  ['layouts/BlankLayout', 'Folder without menu and header', '空白布局目录'],
  ['layouts/TabLayout', 'Folder with tabs', '页签目录'],
  ['layouts/IframePageView', 'Page of another address in a frame', '内嵌外部页面'],
]

/** Pages with required parameters can't be in a menu. */
const needsCaller = ({ kind, params = {} }: Page) =>
  kind === 'detail' ||
  Object.values(params).some(({ required, from = 'caller' }) => required && from === 'caller')

let shipped: readonly Page[] | undefined
/** Reads pages on first use. */
const menuPages = () => {
  shipped ??= [...readShippedPages().values()].filter((page) => !needsCaller(page))
  return shipped
}

const known = new Set(layouts.map(([id]) => id))

/** Tells whether a menu with this component opens a page. */
const isKnownPage = (component: string): boolean =>
  known.has(component) || menuPages().some(({ id }) => id === component)

/** Tells whether an entry refers to a missing page. */
export const isPageMissing = (entry: { menuType: number; component: string | null }): boolean =>
  entry.menuType !== BUTTON && entry.component !== null && !isKnownPage(entry.component)

/** Pages and layouts available for menus, folders first. */
export const listMenuPages = (locale: Locale): MenuPage[] => [
  ...layouts.map(([id, en, zh]) => ({
    id,
    title: locale === 'en-US' ? en : zh,
    code: null,
    kind: 'layout' as const,
  })),
  ...menuPages().map(({ id, title, locales, requires }) => ({
    id,
    title: locales?.[locale]?.[title] ?? title,
    code: requires?.view ?? null,
    kind: 'page' as const,
  })),
]
