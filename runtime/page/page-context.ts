import { createContext, useContext } from 'react'
import type { Page } from '#schemas'
import type { PageSession } from './page-session.ts'

/** A page with the hash of its text. Writes send the hash, so the audit log shows the page version. */
export interface LoadedPage {
  page: Page
  version: string
}

/** Versions of pages, which change while pages are open. */
export interface PageReleases {
  /** Key of the version that `load` resolves to now. Undefined while it is unknown. */
  latest: (component: string) => string | undefined
  /**
   * False if `load` now resolves to another version than `version`. True while the latest version is unknown.
   */
  isLatest: (component: string, version: string) => boolean
  /** Calls the listener after a change of any page, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

/** Loads pages. `src/` implements it for shipped and published pages. */
export interface PageSource {
  /** Resolves to undefined if there is no such page. Rejects with an AppError if the page can't be read. */
  load: (component: string) => Promise<LoadedPage | undefined>
  /** Calls the listener when the page's file changes. Only defined in development. */
  subscribe?: (component: string, listener: () => void) => () => void
  /** Releases of pages. Undefined if pages never change. */
  releases?: PageReleases
}

/** Values passed to a page when it opens. */
export type PageParams = Readonly<Record<string, unknown>>

/** The page being drawn. */
export interface OpenPage {
  page: Page
  version: string
  params: PageParams
  session: PageSession
}

export const PageContext = createContext<OpenPage | undefined>(undefined)

/** The page being drawn. Undefined outside a page. */
export function useOptionalPage(): OpenPage | undefined {
  return useContext(PageContext)
}

/** The page being drawn. Throws outside a page. */
export function useOpenPage(): OpenPage {
  const open = useContext(PageContext)
  if (!open) throw new Error('useOpenPage() is called outside <PageHost>')
  return open
}
