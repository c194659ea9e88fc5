import { readPageText } from '../check/page-text.ts'
import validatePage from '../check/validate-page.gen.js'
import { printPage } from './print-page.ts'

/**
 * Returns the canonical form of a page's text; undefined if the structure is invalid or a key is repeated, which
 * printing would hide.
 */
export function canonicalText(text: string): string | undefined {
  const { syntax, value, repeated } = readPageText(text)
  return !syntax && repeated.length === 0 && validatePage(value) ? printPage(value) : undefined
}
