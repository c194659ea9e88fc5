import { builtInScreens, isBuiltInScreen, type MenuPage, type Page, pageWithoutRecord } from '#schemas'
import type { Locale } from '../../platform/http/locale.ts'
import { BUTTON, FOLDER } from './menu-tree.ts'

/**
 * Components of JeecgBoot menus that aren't pages: several kinds of folders, and a frame that shows an
 * external page.
 */
const layouts: readonly (readonly [string, string, string])[] = [
  [FOLDER, 'Folder', '目录'],
  ['layouts/PageView', 'Folder with a heading', '带标题的目录'],
  ['layouts/BlankLayout', 'Folder without menu and header', '空白布局目录'],
  ['layouts/TabLayout', 'Folder with tabs', '标签页目录'],
  ['layouts/IframePageView', 'Page of another address in a frame', '内嵌外部页面'],
]

/**
 * True if a page is a detail page, or has parameters that its caller must pass. A menu can't open such a
 * page.
 */
const needsCaller = ({ kind, params = {} }: Page) =>
  kind === 'detail' ||
  Object.values(params).some(({ required, from = 'caller' }) => required && from === 'caller')

type Pages = ReadonlyMap<string, Page>

/** Lists the pages that a menu can open. */
const menuPages = (pages: Pages) =>
  [...pages.values()].map(pageWithoutRecord).filter((page) => !needsCaller(page))

const layoutIds = new Set(layouts.map(([id]) => id))

/** True if the page of a menu is unknown, or is one that menus can't open. Buttons have no page. */
export function isPageMissing(
  { menuType, component }: { menuType: number; component: string | null },
  pages: Pages,
): boolean {
  if (menuType === BUTTON || component === null || layoutIds.has(component)) return false
  const page = pages.get(component)
  if (!page && isBuiltInScreen(component)) return false
  return !page || needsCaller(pageWithoutRecord(page))
}

/** Lists the layouts, the pages and the built-in screens that a menu can open, in this order. */
export const listMenuPages = (pages: Pages, locale: Locale): MenuPage[] => [
  ...layouts.map(([id, en, zh]) => ({
    id,
    title: locale === 'en-US' ? en : zh,
    code: null,
    kind: 'layout' as const,
  })),
  ...menuPages(pages).map(({ id, title, locales, requires }) => ({
    id,
    title: locales?.[locale]?.[title] ?? title,
    code: requires?.view ?? null,
    kind: 'page' as const,
  })),
  ...Object.entries(builtInScreens)
    .filter(([id]) => !pages.has(id))
    .map(([id, titles]) => ({ id, title: titles[locale], code: null, kind: 'page' as const })),
]
