import { useMemo } from 'react'
import { editsRecord, openedMode, type Page, pageInMode, wizardToDraw } from '#schemas'
import type { PageParams } from './page-context.ts'

/**
 * Returns a page as it is drawn for these parameters. The parameters select the mode of a form, and whether a
 * wizard edits a record.
 */
export function useDrawnPage(page: Page | undefined, params: PageParams): Page | undefined {
  const mode = page && openedMode(page, params)
  const isEdit = page !== undefined && editsRecord(page, params)
  return useMemo(() => {
    if (page?.kind === 'wizard') return wizardToDraw(page, { isEdit })
    return page?.kind === 'form' && mode ? pageInMode(page, mode) : page
  }, [page, mode, isEdit])
}
