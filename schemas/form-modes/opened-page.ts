import type { FormModeName } from '../meta/form-modes.ts'
import type { Page } from '../meta/page.ts'
import { modeNamesOf, modeOf, recordParamOf } from './mode-of.ts'
import { hasModes, pageInMode } from './page-in-mode.ts'

const isEmpty = (key: unknown) => key === undefined || key === null || key === ''

/**
 * Returns the mode in which a page opens with the given parameters. Returns undefined for a page without
 * modes.
 */
export const openedMode = (
  page: Page,
  params: Readonly<Record<string, unknown>>,
): FormModeName | undefined =>
  hasModes(page)
    ? modeOf(page.form.modes, { mode: params.mode, hasRecord: !isEmpty(params[recordParamOf(page.form)]) })
    : undefined

/** Returns a page in the mode in which it opens without a record, such as from a menu. */
export function pageWithoutRecord(page: Page): Page {
  const mode = openedMode(page, {})
  return page.kind === 'form' && mode ? pageInMode(page, mode) : page
}

/**
 * Lists the permissions that users need to open a page, one for each mode. For a mode that needs no
 * permission, the entry is undefined.
 */
export const viewPermissions = (page: Page): (string | undefined)[] =>
  hasModes(page)
    ? modeNamesOf(page.form.modes).map((mode) => page.form.modes[mode]?.requires?.view ?? page.requires?.view)
    : [page.requires?.view]
