import { checkFragmentShape } from '../check/fragment-shape.ts'
import { readPageText } from '../check/page-text.ts'
import validatePage from '../check/validate-page.gen.js'
import type { Fragment } from '../meta/fragment.ts'
import { printFragment, printPage } from './print-page.ts'

/**
 * Returns the canonical form of a page's text; undefined if the structure is invalid or a key is repeated, which
 * printing would hide.
 */
export function canonicalText(text: string): string | undefined {
  const { syntax, value, repeated } = readPageText(text)
  return !syntax && repeated.length === 0 && validatePage(value) ? printPage(value) : undefined
}

/** Returns the canonical form of a fragment's text; undefined in the same cases as for a page. */
function canonicalFragment(text: string): string | undefined {
  const { syntax, value, repeated } = readPageText(text)
  const isValid = !syntax && repeated.length === 0 && !checkFragmentShape(value)
  return isValid ? printFragment(value as Fragment) : undefined
}

/** True if a file name is the name of a fragment's file. */
export const isFragmentFile = (file: string): boolean => file.endsWith('.fragment.json')

/** Returns the canonical form of the text of a file, which has a page or a fragment. */
export const canonicalFileText = (file: string, text: string): string | undefined =>
  isFragmentFile(file) ? canonicalFragment(text) : canonicalText(text)
