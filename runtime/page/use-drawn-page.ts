import { useMemo } from 'react'
import { openedMode, type Page, pageInMode } from '#schemas'
import type { PageParams } from './page-context.ts'

/** Returns a page as it is drawn: a form with modes in the mode that its parameters select. */
export function useDrawnPage(page: Page | undefined, params: PageParams): Page | undefined {
  const mode = page && openedMode(page, params)
  return useMemo(() => (page?.kind === 'form' && mode ? pageInMode(page, mode) : page), [page, mode])
}
