import type { Page } from '../meta/page.ts'
import { readPageText } from './page-text.ts'
import validatePage from './validate-page.gen.js'

/** Parses a page with a valid structure; its references are unchecked. */
export function parsePage(text: string): Page | undefined {
  const { syntax, value } = readPageText(text)
  return !syntax && validatePage(value) ? value : undefined
}
