import type { MenuPage, Page } from '#schemas'
import type { Locale } from '../../http/locale.ts'
import { readShippedPages } from '../page/shipped-pages.ts'
import { BUTTON, FOLDER } from './normalise.ts'

/** What stock menus name that is no page: folders, and pages of others in a frame. */
const layouts: readonly (readonly [string, string, string])[] = [
  [FOLDER, 'Folder', '目录'],
  ['layouts/PageView', 'Folder with a heading', '带标题的目录'],
  ['layouts/BlankLayout', 'Folder without menu and header', '空白布局目录'],
  ['layouts/TabLayout', 'Folder with tabs', '页签目录'],
  ['layouts/IframePageView', 'Page of another address in a frame', '内嵌外部页面'],
]

/** A page that another one opens, with what only that one knows, has no place in a menu. */
const needsCaller = ({ kind, params = {} }: Page) =>
  kind === 'detail' ||
  Object.values(params).some(({ required, from = 'caller' }) => required && from === 'caller')

let shipped: readonly Page[] | undefined
/** Pages ship with the server: they are read once, when the first menu asks for them. */
const menuPages = () => {
  shipped ??= [...readShippedPages().values()].filter((page) => !needsCaller(page))
  return shipped
}

const known = new Set(layouts.map(([id]) => id))

/** Whether a menu that names this opens something. */
const isKnownPage = (component: string): boolean =>
  known.has(component) || menuPages().some(({ id }) => id === component)

/** Whether an entry names a page that is not there. */
export const isPageMissing = (entry: { menuType: number; component: string | null }): boolean =>
  entry.menuType !== BUTTON && entry.component !== null && !isKnownPage(entry.component)

/** All that a menu may open, folders first. */
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
