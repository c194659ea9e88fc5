import type { Page } from '../meta/page.ts'
import { readPageText } from './page-text.ts'
import validatePage from './validate-page.gen.js'

/** The page that a text is, if its structure is one: what it refers to may still be wrong. */
export function pageOf(text: string): Page | undefined {
  const { syntax, value } = readPageText(text)
  return !syntax && validatePage(value) ? value : undefined
}
