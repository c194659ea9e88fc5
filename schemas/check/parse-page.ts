import { expandFragments, type Fragments, fragmentPlaces } from '../fragments/expand-fragments.ts'
import type { Page } from '../meta/page.ts'
import { readPageText } from './page-text.ts'
import validatePage from './validate-page.gen.js'

/**
 * Parses a page and replaces its fragments by their nodes. Checks the structure of the page, but not its
 * references. Returns undefined for an invalid structure or an unknown fragment.
 */
export function parsePage(text: string, fragments: Fragments = {}): Page | undefined {
  const { syntax, value } = readPageText(text)
  if (syntax || !validatePage(value)) return undefined
  const page = expandFragments(value, fragments)
  if (page === value) return page
  return fragmentPlaces(page).length === 0 && validatePage(page) ? page : undefined
}
