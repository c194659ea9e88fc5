import { useMemo } from 'react'
import { hasModes, modeOf, type Page, pageInMode } from '#schemas'
import type { PageParams } from './page-context.ts'

/** Selects the mode of a form by the page's parameters, and returns the page as it is in this mode. */
export function useDrawnPage(page: Page | undefined, { mode: wanted, id }: PageParams): Page | undefined {
  const mode =
    page && hasModes(page)
      ? modeOf(page.form.modes, { mode: wanted, hasRecord: id !== undefined && id !== null && id !== '' })
      : undefined
  return useMemo(() => (page?.kind === 'form' && mode ? pageInMode(page, mode) : page), [page, mode])
}
