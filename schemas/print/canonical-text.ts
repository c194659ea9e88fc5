import { checkFragmentShape } from '../check/fragment-shape.ts'
import { readPageText } from '../check/page-text.ts'
import validatePage from '../check/validate-page.gen.js'
import type { Fragment } from '../meta/fragment.ts'
import { printFragment, printPage } from './print-page.ts'

/**
 * Returns the text of a page in canonical form. Returns undefined for a page with an invalid structure. Also
 * returns undefined if a key is repeated, because printing would silently drop one of its values.
 */
export function canonicalText(text: string): string | undefined {
  const { syntax, value, repeated } = readPageText(text)
  return !syntax && repeated.length === 0 && validatePage(value) ? printPage(value) : undefined
}

/**
 * Returns the text of a fragment in canonical form. Returns undefined if the structure is invalid, or if a
 * key is repeated.
 */
function canonicalFragment(text: string): string | undefined {
  const { syntax, value, repeated } = readPageText(text)
  const isValid = !syntax && repeated.length === 0 && !checkFragmentShape(value)
  return isValid ? printFragment(value as Fragment) : undefined
}

/** True if the file contains a fragment, according to its name. */
export const isFragmentFile = (file: string): boolean => file.endsWith('.fragment.json')

/** Returns the text of a file in canonical form. The file contains a page or a fragment. */
export const canonicalFileText = (file: string, text: string): string | undefined =>
  isFragmentFile(file) ? canonicalFragment(text) : canonicalText(text)
