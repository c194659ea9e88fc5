import { createContext, useContext } from 'react'
import type { Page } from '#schemas'
import type { PageSession } from './page-session.ts'

/** A page as it was found, with the hash of its text: writes name it, so that the log tells which page made them. */
export interface LoadedPage {
  page: Page
  version: string
}

/** Where pages come from; src/ implements it over the shipped pages. */
export interface PageSource {
  /** Undefined: there is no such page. Rejects with an AppError where the page is there but can't be read. */
  load: (component: string) => Promise<LoadedPage | undefined>
  /** Calls back when the page's file changed; development only. */
  subscribe?: (component: string, listener: () => void) => () => void
}

/** Values a page was opened with. */
export type PageParams = Readonly<Record<string, unknown>>

/** The page that is being drawn. */
export interface OpenPage {
  page: Page
  version: string
  params: PageParams
  session: PageSession
}

export const PageContext = createContext<OpenPage | undefined>(undefined)

/** The page being drawn, or undefined outside any. */
export function useOptionalPage(): OpenPage | undefined {
  return useContext(PageContext)
}

/** The page being drawn. */
export function useOpenPage(): OpenPage {
  const open = useContext(PageContext)
  if (!open) throw new Error('useOpenPage() is called outside <PageHost>')
  return open
}
