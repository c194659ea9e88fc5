import { createContext, use } from 'react'
import { matchPath } from 'react-router-dom'
import type { MenuRoute } from '../menu/menu-routes.ts'
import { HOME_PATH } from '../session/safe-redirect.ts'

/** Titles of the fixed routes that have a tab, by path. Paths below a fixed route belong to its tab. */
const FIXED: Readonly<Record<string, string>> = {
  [HOME_PATH]: 'home',
  '/account/center': 'Account center',
  '/account/settings': 'Account settings',
  '/dev/gallery': 'Gallery',
}

/** Finds tabs by address, and the routes and titles of tabs. */
export interface TabRoutes {
  /**
   * Path of the tab that an address belongs to. Undefined for pages without a tab, such as the exception
   * pages.
   */
  pathAt: (pathname: string) => string | undefined
  /** Menu route of a tab. */
  routeOf: (path: string) => MenuRoute | undefined
  /** Title of a fixed route as English source text. Undefined for other routes. */
  fixedTitleOf: (path: string) => string | undefined
}

const hasTab = ({ node }: MenuRoute) => !node.blank && node.target.type !== 'group'

/** Normalizes a path like the router, which ignores case and trailing slashes. */
const plain = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '').toLowerCase()

export function createTabRoutes(routes: readonly MenuRoute[]): TabRoutes {
  const shown = routes.filter(hasTab)
  const exact = new Map(shown.map((route) => [plain(route.path), route]))
  const patterns = shown.filter(({ path }) => path.includes(':'))
  const routeOf = (path: string) => exact.get(plain(path)) ?? matchingRoute(patterns, path)
  const fixedOf = (pathname: string) =>
    Object.keys(FIXED).find((path) => pathname === path || pathname.startsWith(`${path}/`))
  return {
    pathAt: (pathname) => {
      const route = routeOf(pathname)
      if (!route) return fixedOf(pathname)
      return route.path.includes(':') ? pathname : route.path
    },
    routeOf,
    fixedTitleOf: (path) => (Object.hasOwn(FIXED, path) ? FIXED[path] : undefined),
  }
}

/**
 * First route whose pattern matches the path. For the page of a record, the result contains the path of this
 * page and the id of the record.
 */
function matchingRoute(patterns: readonly MenuRoute[], path: string): MenuRoute | undefined {
  for (const route of patterns) {
    const match = matchPath(route.path, path)
    if (!match) continue
    const { recordId } = match.params
    return route.listPath !== undefined && recordId !== undefined ? { ...route, path, recordId } : route
  }
  return undefined
}

const TabRoutesContext = createContext<TabRoutes>(createTabRoutes([]))

/** Provides tabs with the routes of the menu. */
export const TabRoutesProvider = TabRoutesContext.Provider

export const useTabRoutes = (): TabRoutes => use(TabRoutesContext)
