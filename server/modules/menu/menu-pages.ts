import type { MenuPage, Page } from '#schemas'
import type { Locale } from '../../platform/http/locale.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'
import { BUTTON, FOLDER } from './menu-tree.ts'

/**
 * Components of JeecgBoot menus that are not pages: several kinds of folders, and the frame for external
 * pages.
 */
const layouts: readonly (readonly [string, string, string])[] = [
  [FOLDER, 'Folder', '目录'],
  ['layouts/PageView', 'Folder with a heading', '带标题的目录'],
  ['layouts/BlankLayout', 'Folder without menu and header', '空白布局目录'],
  ['layouts/TabLayout', 'Folder with tabs', '页签目录'],
  ['layouts/IframePageView', 'Page of another address in a frame', '内嵌外部页面'],
]

/** Tells whether a page has required parameters. A menu can't open such a page. */
const needsCaller = ({ kind, params = {} }: Page) =>
  kind === 'detail' ||
  Object.values(params).some(({ required, from = 'caller' }) => required && from === 'caller')

let shipped: readonly Page[] | undefined
/** Returns the pages that a menu can open. Reads the page files on first use. */
const menuPages = () => {
  shipped ??= [...readShippedPages().values()].filter((page) => !needsCaller(page))
  return shipped
}

const known = new Set(layouts.map(([id]) => id))

/** Tells whether a component of a menu is a layout or an existing page. */
const isKnownPage = (component: string): boolean =>
  known.has(component) || menuPages().some(({ id }) => id === component)

/** Tells whether a menu's page doesn't exist. Buttons have no page. */
export const isPageMissing = (entry: { menuType: number; component: string | null }): boolean =>
  entry.menuType !== BUTTON && entry.component !== null && !isKnownPage(entry.component)

/** Lists the layouts and pages that a menu can open, layouts first. */
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
