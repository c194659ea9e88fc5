import { createContext, useContext } from 'react'
import type { Page } from '#schemas'
import type { PageSession } from './page-session.ts'

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
