import { createContext, useContext } from 'react'
import type { Page } from '#schemas'
import type { PageSession } from './page-session.ts'

/**
 * A page and the hash of its text. Requests that write send the hash, so that the audit log shows the page
 * version.
 */
export interface LoadedPage {
  page: Page
  version: string
}

/** Current versions of pages. The current version of a page can change while the page is open. */
export interface PageReleases {
  /**
   * Key of the current version of a page, which `load` returns, or undefined while the version is unknown.
   */
  latest: (component: string) => string | undefined
  /** True if `version` is the current version of the page, or while the current version is unknown. */
  isLatest: (component: string, version: string) => boolean
  /** Calls the listener after a change of any page. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void
}

/** Loads pages. `src/` implements `PageSource` for pages that are shipped or published. */
export interface PageSource {
  /** Resolves to undefined if the page doesn't exist. Rejects with an AppError if the page can't be read. */
  load: (component: string) => Promise<LoadedPage | undefined>
  /** Calls the listener when the file of the page changes. Defined only in development. */
  subscribe?: (component: string, listener: () => void) => () => void
  /** Current versions of pages, or undefined if pages never change. */
  releases?: PageReleases
}

/** Values that a page gets when it is opened. */
export type PageParams = Readonly<Record<string, unknown>>

/** The page that is being drawn. */
export interface OpenPage {
  page: Page
  version: string
  params: PageParams
  session: PageSession
}

export const PageContext = createContext<OpenPage | undefined>(undefined)

/** The page that is being drawn, or undefined outside a page. */
export function useOptionalPage(): OpenPage | undefined {
  return useContext(PageContext)
}

/** The page that is being drawn. Throws outside a page. */
export function useOpenPage(): OpenPage {
  const open = useContext(PageContext)
  if (!open) throw new Error('useOpenPage() is called outside <PageHost>')
  return open
}
